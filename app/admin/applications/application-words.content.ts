import type { EventWords } from "#app/admin/enquiry/timeline.tsx";
import type { Application } from "#app/domain/application/application-schema.ts";
import { applicationSteps } from "#app/domain/application/application-steps.ts";
import type { EnquiryEvent } from "#app/domain/enquiry-event/enquiry-event-schema.ts";

export const nameOf = ({ first_name, last_name }: Application) => `${first_name} ${last_name}`;

/** `2 Career Counselling`. */
export const stepWords = (step: number) => `${step} ${applicationSteps[step - 1]}`;

/** What a line of an application's timeline says. */
export function applicationEventWords({ kind, text }: EnquiryEvent): EventWords {
  if (kind === "form") return { title: "Sent the admission form", text: text && `Interested in ${text}` };
  if (kind === "mail") return { title: `Mail: ${text}` };
  if (kind === "step") return stepEventWords(text);
  if (kind === "call") return { title: "Call", text };
  if (kind === "whatsapp") return { title: "WhatsApp", text };
  return { title: "Note", text };
}

/** `2`, or `2 untold` where the mail was taken back (see application-moves). */
function stepEventWords(text: string): EventWords {
  const [step, untold] = text.split(" ");
  const title = `Moved to step ${stepWords(Number(step))}`;
  return untold ? { title, text: "The mail had not left and was taken back." } : { title };
}
