import { Link } from "react-router";
import { useMay } from "#app/admin/session/use-may.ts";
import type { EnquiryFigures } from "#app/domain/dashboard/enquiry-figures-schema.ts";
import { leadAgeWords } from "#app/domain/lead/words/lead-ages.ts";
import { WaitingCount } from "./waiting-count.tsx";

interface UnansweredLeadsProps {
  ages: EnquiryFigures["unanswered_leads"];
  late: EnquiryFigures["late_promises"];
}

/** The numbers of leads waiting for a call, by age, as links. */
export function UnansweredLeads({ ages, late }: UnansweredLeadsProps) {
  const may = useMay();
  const waiting = ages.some(({ count }) => count > 0);
  return (
    <section className="pane" aria-labelledby="unanswered-leads">
      <div className="pane-head">
        <h2 id="unanswered-leads">Leads waiting for an answer</h2>
        {may("leads.see") && <Link to="/admin/leads">All leads</Link>}
      </div>
      {late.count > 0 && (
        <ul className="ages ages-late">
          <WaitingCount
            count={late.count}
            words={`past the first reply in ${late.goal} min`}
            kind="overdue"
            to={`/admin/leads?unanswered_before=${late.before}`}
          />
        </ul>
      )}
      {waiting ? (
        <ul className="ages">
          {ages.map(({ age, count }) => (
            <WaitingCount
              key={age}
              count={count}
              words={leadAgeWords[age]}
              kind={age}
              to={`/admin/leads?stage=new&age=${age}`}
            />
          ))}
        </ul>
      ) : (
        <p className="empty">Every lead has been answered</p>
      )}
    </section>
  );
}
