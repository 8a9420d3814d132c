import { dayOf } from "#app/lib/time/india-day.ts";
import { isUnreachedText } from "#app/domain/lead/contacts/call-outcomes.ts";
import type { Tries } from "./next-try.ts";

interface Line {
  kind: string;
  text: string;
  is_begun: 0 | 1;
  created_at: string;
}

export const isUntaken = ({ kind, text }: Pick<Line, "kind" | "text">): boolean =>
  kind === "call" && isUnreachedText(text);

/** The unanswered calls since the last answered one; events are newest first. */
export function untakenCalls<Event extends Line>(events: Event[]): Event[] {
  const calls = events.filter(({ kind, is_begun }) => kind === "call" && !is_begun);
  const reached = calls.findIndex((call) => !isUntaken(call));
  return reached === -1 ? calls : calls.slice(0, reached);
}

/** The tries with one more unanswered call, on this day in India. */
export function triesWith(events: Line[], today: string): Tries {
  const untaken = untakenCalls(events);
  const first = untaken.at(-1);
  return { count: untaken.length + 1, since: first ? dayOf(first.created_at) : today };
}
