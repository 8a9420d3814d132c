import type { EventWords } from "#app/admin/enquiry/timeline.tsx";
import type { EnquiryEvent } from "#app/domain/enquiry-event/enquiry-event-schema.ts";

/** What a line of a message's timeline says. */
export function messageEventWords({ kind, text, subject }: EnquiryEvent): EventWords {
  if (kind === "form") return { title: "Wrote through the contact form" };
  if (kind === "mail") return { title: `Mail: ${text}` };
  if (kind === "reply") return { title: subject ? `Reply: ${subject}` : "Reply", text };
  if (kind === "stage") return { title: text === "new" ? "Opened again" : "Marked as answered" };
  if (kind === "call") return { title: "Call", text };
  if (kind === "whatsapp") return { title: "WhatsApp", text };
  return { title: "Note", text };
}
