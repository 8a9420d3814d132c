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
export function contactWords({ kind, text, actor, is_automatic, is_begun }: EnquiryEvent): EventWords {
  // An account may be gone; what it did stays the staff's.
  const who = actor ?? "Staff";
  if (kind === "mail") return { title: is_automatic ? "Mail written by itself" : `${who} wrote a mail`, text };
  if (kind === "call") return { title: `${who} ${is_begun ? "began a call" : "called"}`, text };
  if (kind === "whatsapp") return { title: `${who} ${is_begun ? "opened" : "wrote on"} WhatsApp`, text };
  return { title: `Note by ${actor ?? "staff"}`, text };
}
