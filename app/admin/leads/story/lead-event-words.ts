import { contactWords, type EventWords } from "#app/admin/enquiry/timeline/event-words.ts";
import type { EnquiryEvent } from "#app/domain/enquiry-event/enquiry-event-schema.ts";
import { followUpWords } from "#app/admin/leads/words/follow-up-words.ts";

const FOLLOW_UP = /\d{4}-\d{2}-\d{2}(T\d{2}:\d{2})?/g;

/** The text of a lead's event; `isByHand` matters if the account of whoever entered it is gone. */
export function leadEventWords(event: EnquiryEvent, isByHand: boolean): EventWords {
  const { kind, text, actor } = event;
  const by = actor ?? "staff";
  switch (kind) {
    case "form":
      return { title: isByHand ? `Entered by ${actor ?? "staff"}` : "Asked for guidance", text };
    case "stage":
      return { title: `Stage: ${text}`, by };
    case "owner":
      return { ...titleAndRest(`Owner: ${text}`), ...(actor !== null && { by }) };
    case "follow-up":
      return { title: `Follow-up: ${text.replace(FOLLOW_UP, (followUp) => followUpWords(followUp))}`, by };
    case "tag":
      return { title: `Tag: ${text}`, by };
    case "facts":
      return { title: "Facts corrected", text, by };
    case "merge":
      return { ...titleAndRest(`Merged: ${text}`), by };
    case "unmerge":
      return { ...titleAndRest(`Taken apart: ${text}`), by };
    default:
      return contactWords(event);
  }
}

/** The first line is the title; the rest is the reason, or what a merge transferred. */
function titleAndRest(words: string): { title: string; text: string } {
  const [title = "", ...rest] = words.split("\n");
  return { title, text: rest.join("\n") };
}
