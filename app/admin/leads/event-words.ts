import type { EnquiryEvent } from "#app/domain/enquiry-event/enquiry-event-schema.ts";
import { followUpWords } from "./follow-up-words.ts";

const DAY = /\d{4}-\d{2}-\d{2}/g;

/** A line of the timeline in words: what happened and by whom, then what was said. */
export function eventWords({ kind, text, actor }: EnquiryEvent): { title: string; text: string } {
  const who = actor ?? "Somebody";
  switch (kind) {
    case "form":
      return { title: "Asked for guidance", text };
    case "mail":
      return { title: actor ? `${actor} wrote a mail` : "Mail sent by itself", text };
    case "note":
      return { title: `Note by ${who}`, text };
    case "call":
      return { title: `${who} called`, text };
    case "whatsapp":
      return { title: `${who} wrote on WhatsApp`, text };
    case "stage":
      return { title: `Stage: ${text}`, text: `By ${who}` };
    case "owner":
      return { title: `Owner: ${text}`, text: `By ${who}` };
    case "follow-up":
      return { title: `Follow-up: ${text.replace(DAY, followUpWords)}`, text: `By ${who}` };
    case "merge":
      return { title: `Merged: ${text}`, text: `By ${who}` };
    case "unmerge":
      return { title: `Taken apart: ${text}`, text: `By ${who}` };
    default:
      return { title: text, text: actor ? `By ${actor}` : "" };
  }
}
