import { Link } from "react-router";
import { useMay } from "#app/admin/session/use-may.ts";
import { applicationSteps } from "#app/domain/application/application-steps.ts";
import type { EnquiryFigures } from "#app/domain/dashboard/enquiry-figures-schema.ts";

/** The number of applications per step, each a link to them. */
export function ApplicationSteps({ steps }: { steps: EnquiryFigures["applications"] }) {
  const isOpen = useMay()("applications.see");
  const all = steps.reduce((sum, { count }) => sum + count, 0);
  return (
    <section className="pane" aria-labelledby="application-steps">
      <div className="pane-head">
        <h2 id="application-steps">Applications by step</h2>
        {isOpen && <Link to="/admin/applications">All applications</Link>}
      </div>
      {all === 0 ? (
        <p className="empty">No applications yet</p>
      ) : (
        <ol className="steps">
          {steps.map(({ step, count }) => {
            const parts = (
              <>
                <span className="step-number">{step}</span>
                <span>{applicationSteps[step - 1]}</span>
                <span className="step-bar" aria-hidden="true">
                  <span style={{ width: `${(count / all) * 100}%` }} />
                </span>
                <b className="num">{count}</b>
              </>
            );
            return (
              <li key={step}>
                {isOpen ? <Link to={`/admin/applications?step=${step}`}>{parts}</Link> : <p>{parts}</p>}
              </li>
            );
          })}
        </ol>
      )}
    </section>
  );
}
