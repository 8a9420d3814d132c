import { Link } from "react-router";
import { groupDigits } from "#app/lib/grouped-number.ts";
import type { EnquiryFigures } from "#app/domain/dashboard/enquiry-figures-schema.ts";

/** Whom to call today, and who was to be called before; each number leads to those people. */
export function FollowUpsDue({ due_today, overdue }: EnquiryFigures["follow_ups"]) {
  return (
    <section className="pane" aria-labelledby="follow-ups">
      <div className="pane-head">
        <h2 id="follow-ups">Follow-ups</h2>
      </div>
      {due_today + overdue > 0 ? (
        <ul className="ages">
          <Due count={due_today} words="Due today" tab="today" />
          <Due count={overdue} words="Overdue" tab="overdue" />
        </ul>
      ) : (
        <p className="empty">No follow-up is due</p>
      )}
    </section>
  );
}

function Due({ count, words, tab }: { count: number; words: string; tab: "today" | "overdue" }) {
  if (count === 0) {
    return (
      <li className="age-none">
        <p>
          <b>0</b> {words}
        </p>
      </li>
    );
  }
  return (
    <li className={`age-${tab}`}>
      <Link to={`/admin/leads?tab=${tab}`}>
        <b>{groupDigits(count)}</b> {words}
      </Link>
    </li>
  );
}
