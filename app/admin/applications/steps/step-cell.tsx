import type { Application } from "#app/domain/application/application-schema.ts";
import { stepWords } from "#app/domain/application/application-steps.ts";
import { StepLinks } from "./step-links.tsx";

/** The step of an application, and links to its neighbours. */
export function StepCell({ application }: { application: Application }) {
  return (
    <div className="step-now">
      <span className={application.step === 1 ? "badge badge-yellow" : "badge"}>{stepWords(application.step)}</span>
      <StepLinks application={application} />
    </div>
  );
}
