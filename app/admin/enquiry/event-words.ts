import type { EnquiryEvent } from "#app/domain/enquiry-event/enquiry-event-schema.ts";

/** A line of a timeline in words. */
export interface EventWords {
  title: string;
  /** What was written; the title may say all there is. */
  text?: string;
  /** Who did it, where the title does not say so. */
  by?: string | null;
}

/** What happens with every kind of enquiry alike: mails, notes, calls and WhatsApp messages. */
export function contactWords({ kind, text, actor }: EnquiryEvent): EventWords {
  const who = actor ?? "Somebody";
  if (kind === "mail") return { title: actor ? `${actor} wrote a mail` : "Mail sent by itself", text };
  if (kind === "call") return { title: `${who} called`, text };
  if (kind === "whatsapp") return { title: `${who} wrote on WhatsApp`, text };
  return { title: `Note by ${who}`, text };
}
