import { Link } from "react-router";
import { useListAddress } from "#app/admin/list/list-address.ts";
import type { Application } from "#app/domain/application/application-schema.ts";
import { applicationSteps } from "#app/domain/application/application-steps.ts";

/** The four steps, with the current one and links to its neighbours. */
export function StepPath({ application: { id, step: now } }: { application: Application }) {
  const address = useListAddress();
  return (
    <ol className="step-path" aria-label="The four steps">
      {applicationSteps.map((title, index) => {
        const step = index + 1;
        const isNeighbour = Math.abs(step - now) === 1;
        return (
          <li
            key={title}
            className={step < now ? "step-done" : step === now ? "step-here" : undefined}
            aria-current={step === now ? "step" : undefined}
          >
            <span className="petal-mark" aria-hidden="true" />
            <span>
              <b>{step}</b> {title}
            </span>
            {isNeighbour && (
              <Link
                className="btn btn-quiet"
                to={address.with({ move: `${id}`, onto: `${step}` })}
                preventScrollReset
                aria-label={`Move ${step < now ? "back" : "on"} to ${step} ${title}`}
              >
                {step < now ? "Move back" : "Move on"}
              </Link>
            )}
          </li>
        );
      })}
    </ol>
  );
}
