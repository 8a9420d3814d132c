import { contactWords, type EventWords } from "#app/admin/enquiry/timeline/event-words.ts";
import type { Application } from "#app/domain/application/application-schema.ts";
import { stepWords } from "#app/domain/application/application-steps.ts";
import type { EnquiryEvent } from "#app/domain/enquiry-event/enquiry-event-schema.ts";

export const nameOf = ({ first_name, last_name }: Application) => `${first_name} ${last_name}`;

export function applicationEventWords(event: EnquiryEvent): EventWords {
  const { kind, text, is_untold, actor: by } = event;
  if (kind === "form") return { title: "Sent the admission form", text: text && `Interested in ${text}` };
  if (kind === "step") {
    const title = `Moved to step ${stepWords(Number(text))}`;
    return is_untold ? { title, text: "The mail had not left and was taken back.", by } : { title, by };
  }
  return contactWords(event);
}
