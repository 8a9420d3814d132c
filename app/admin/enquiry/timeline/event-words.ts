import type { EnquiryEvent } from "#app/domain/enquiry-event/enquiry-event-schema.ts";

/** A timeline event in words. */
export interface EventWords {
  title: string;
  /** What was written; absent if the title says it all. */
  text?: string;
  /** The author, if the title does not name them. */
  by?: string | null;
}

/** The text of events common to all enquiries: mails, notes, calls and WhatsApp messages. */
export function contactWords({ kind, text, actor, is_automatic, is_begun }: EnquiryEvent): EventWords {
  // The account may have been deleted.
  const who = actor ?? "Staff";
  if (kind === "mail") return { title: is_automatic ? "Mail written by itself" : `${who} wrote a mail`, text };
  if (kind === "call") return { title: `${who} ${is_begun ? "began a call" : "called"}`, text };
  if (kind === "whatsapp") return { title: `${who} ${is_begun ? "opened" : "wrote on"} WhatsApp`, text };
  return { title: `Note by ${actor ?? "staff"}`, text };
}
