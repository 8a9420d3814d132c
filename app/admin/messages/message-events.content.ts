import { contactWords, type EventWords } from "#app/admin/enquiry/timeline/event-words.ts";
import type { EnquiryEvent } from "#app/domain/enquiry-event/enquiry-event-schema.ts";

export function messageEventWords(event: EnquiryEvent): EventWords {
  const { kind, text, subject, actor: by } = event;
  if (kind === "form") return { title: "Wrote through the contact form" };
  if (kind === "reply") return { title: subject ? `Reply: ${subject}` : "Reply", text, by };
  if (kind === "stage") return { title: text === "new" ? "Opened again" : "Marked as answered", by };
  return contactWords(event);
}
