import { type BusinessHours, momentAfter } from "#app/domain/desk-rules/business-time.ts";
import { DAY_MS } from "#app/lib/time/from-now.ts";
import { minuteOf } from "#app/lib/time/india-day.ts";

/** The time to answer if the words name none. */
const OFFICE_MINUTES = 120;

/**
 * `by 16:00`, `by 4 pm`, `by 4 p.m. tomorrow`, `by tomorrow 11:30`. Not a bare hour, which may be anything, nor `1.50
 * lakh`, a sum.
 */
const UNTIL =
  /\bby\s+(?<tomorrow>tomorrow\s+)?(?<hour>\d{1,2})(?:[:.](?<minute>[0-5]\d))?(?!\d|\.\d|\s*(?:lakhs?|lacs?|crores?|[kl]\b|%))(?:\s*(?<half>[ap])\.?m\b\.?)?(?<later>,?\s+tomorrow\b)?/i;

/**
 * The minute in India by which a colleague wants an answer, e.g. `2026-11-24T16:00`: the time in the words, on the next
 * day if it has passed today; without one, after two office hours.
 */
export function askedUntil(words: string, now: number, office: BusinessHours): string {
  const { tomorrow, later, hour, minute, half } = UNTIL.exec(words)?.groups ?? {};
  const time = hour && (minute || half) ? timeOf(Number(hour), minute ?? "00", half?.toLowerCase()) : null;
  if (time === null) return minuteOf(momentAfter(now, OFFICE_MINUTES, office) ?? now + OFFICE_MINUTES * 60_000);
  const today = `${minuteOf(now).slice(0, 10)}T${time}`;
  return (tomorrow ?? later) || today <= minuteOf(now) ? `${minuteOf(now + DAY_MS).slice(0, 10)}T${time}` : today;
}

/** `16:00`; null if there is no such hour. */
function timeOf(hour: number, minute: string, half: string | undefined): string | null {
  const hours = half ? (hour % 12) + (half === "p" ? 12 : 0) : hour;
  if (hours > 23 || (half && hour > 12)) return null;
  return `${hours}`.padStart(2, "0") + `:${minute}`;
}
