import { Link } from "react-router";
import type { EnquiryFigures } from "#app/domain/dashboard/enquiry-figures-schema.ts";
import { leadAgeWords } from "#app/domain/lead/lead-ages.ts";

/** Who waits for a call, and for how long; each number leads to those people. */
export function UnansweredLeads({ ages }: { ages: EnquiryFigures["unanswered_leads"] }) {
  const waiting = ages.some(({ count }) => count > 0);
  return (
    <section className="pane" aria-labelledby="unanswered-leads">
      <div className="pane-head">
        <h2 id="unanswered-leads">Leads waiting for an answer</h2>
        <Link to="/admin/leads">All leads</Link>
      </div>
      {waiting ? (
        <ul className="ages">
          {ages.map(({ age, count }) => (
            <li key={age} className={count > 0 ? `age-${age}` : "age-none"}>
              {count > 0 ? (
                <Link to={`/admin/leads?stage=new&age=${age}`}>
                  <b>{count}</b> {leadAgeWords[age]}
                </Link>
              ) : (
                <p>
                  <b>0</b> {leadAgeWords[age]}
                </p>
              )}
            </li>
          ))}
        </ul>
      ) : (
        <p className="empty">Every lead has been answered</p>
      )}
    </section>
  );
}
