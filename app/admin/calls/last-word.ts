import type { EnquiryEvent } from "#app/domain/enquiry-event/enquiry-event-schema.ts";
import { dayInIndia, dayOf } from "#app/lib/time/india-day.ts";
import { isUntaken, untakenCalls } from "#app/domain/lead/tries/untaken-calls.ts";
import { followUpWords } from "#app/admin/leads/words/follow-up-words.ts";

const spoken = new Set<EnquiryEvent["kind"]>(["note", "call", "whatsapp", "mail"]);
const counted = ["first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth"];

/** The latest contact, from a timeline: `Thu, no answer, third try`. */
export function lastWordOf(events: EnquiryEvent[]): string {
  const last = events.find(({ kind, is_begun, is_automatic }) => spoken.has(kind) && !is_begun && !is_automatic);
  if (!last) return "Not called yet";
  const day = dayWords(dayOf(last.created_at));
  if (isUntaken(last)) return `${day}, ${last.text.split(".", 1)[0]!.toLowerCase()}, ${tryWords(events, last)}`;
  const text = last.text.split("\n", 1)[0]!;
  const way = { call: ", called", whatsapp: ", WhatsApp", mail: ", mail" }[last.kind as string] ?? "";
  return [`${day}${way}`, text].filter(Boolean).join(": ");
}

/** Only of this lead: the timeline includes others with the same number. */
const tryWords = (events: EnquiryEvent[], { lead_id }: EnquiryEvent) =>
  `${ordinalOf(untakenCalls(events.filter((event) => event.lead_id === lead_id)).length)} try`;

/** `first`, `second` … */
export const ordinalOf = (number: number): string => counted[number - 1] ?? `${number}th`;

/** Within the last six days, the weekday. */
const dayWords = (day: string) => (day > dayInIndia(-7) ? followUpWords(day).split(",")[0]! : followUpWords(day));
