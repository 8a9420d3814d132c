import { Link } from "react-router";
import { useListAddress } from "#app/admin/list/list-address.ts";
import type { Application } from "#app/domain/application/application-schema.ts";
import { LAST_STEP, stepWords } from "#app/domain/application/application-steps.ts";
import { Icon } from "#app/ui/icon.tsx";
import { nameOf } from "#app/admin/applications/application-words.content.ts";

/** Links one step back and one on; each asks first. At either end an empty place keeps rows aligned. */
export function StepLinks({ application }: { application: Application }) {
  const { step } = application;
  return (
    <span className="step-links">
      {step > 1 ? <StepLink application={application} to={step - 1} /> : <span className="step-end" />}
      {step < LAST_STEP ? <StepLink application={application} to={step + 1} /> : <span className="step-end" />}
    </span>
  );
}

function StepLink({ application, to }: { application: Application; to: number }) {
  const address = useListAddress();
  const isBack = to < application.step;
  return (
    <Link
      className="btn-icon"
      to={address.with({ move: `${application.id}`, onto: `${to}` })}
      preventScrollReset
      aria-label={`Move ${nameOf(application)} ${isBack ? "back" : "on"} to ${stepWords(to)}`}
    >
      <Icon name={isBack ? "arrow-left" : "arrow-right"} />
    </Link>
  );
}
