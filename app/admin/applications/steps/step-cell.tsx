import type { Application } from "#app/domain/application/application-schema.ts";
import { stepWords } from "#app/domain/application/application-steps.ts";
import { StepLinks } from "./step-links.tsx";

/** Where an application stands, and the way on. */
export function StepCell({ application }: { application: Application }) {
  return (
    <div className="step-now">
      <span className={application.step === 1 ? "badge badge-yellow" : "badge"}>{stepWords(application.step)}</span>
      <StepLinks application={application} />
    </div>
  );
}
