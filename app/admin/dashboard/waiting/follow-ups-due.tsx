import type { EnquiryFigures } from "#app/domain/dashboard/enquiry-figures-schema.ts";
import { WaitingCount } from "./waiting-count.tsx";

/** The numbers of follow-ups due today and overdue, as links. */
export function FollowUpsDue({ due_today, overdue }: EnquiryFigures["follow_ups"]) {
  return (
    <section className="pane" aria-labelledby="follow-ups">
      <div className="pane-head">
        <h2 id="follow-ups">Follow-ups</h2>
      </div>
      {due_today + overdue > 0 ? (
        <ul className="ages">
          <WaitingCount count={due_today} words="Due today" kind="today" to="/admin/leads?tab=today" />
          <WaitingCount count={overdue} words="Overdue" kind="overdue" to="/admin/leads?tab=overdue" />
        </ul>
      ) : (
        <p className="empty">No follow-up is due</p>
      )}
    </section>
  );
}
