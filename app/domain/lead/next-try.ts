const OPENS = "10:00";
const CLOSES = "19:00";
const MORNING = "11:00";
const EVENING = "17:30";
const SUNDAY = 0;

const NOON = "14:00";

/** As the office writes a try of its rule. */
export const tryForms = "a time such as 2 h, or 1 day";

/** What the office begins with: in two hours, the next day, the third day, then no more. */
export const firstTries: readonly string[] = ["2 h", "1 day", "3 days"];

/** Reads `2 h` or `3 days`; null for what is neither, or longer than 24 hours or 60 days. */
export function readTry(line: string): { hours: number } | { days: number } | null {
  const [, digits, unit] = /^(\d{1,2}) ?(h|hours?|d|days?)$/i.exec(line.trim()) ?? [];
  const count = Number(digits);
  if (!unit || count === 0 || count > (/^h/i.test(unit) ? 24 : 60)) return null;
  return /^h/i.test(unit) ? { hours: count } : { days: count };
}

/**
 * When to try again after a call that nobody took, by the day and minute in India of that call: after so many hours, or so
 * many days later at another hour. Always a minute at which people are called: from 10:00 to 19:00, and not on a Sunday.
 * @param tries how many calls in a row nobody took, this one included
 * @param minute `2026-11-23T15:27`
 * @param rule what the office says of the first try, the second …; beyond its end there is no more
 * @returns such a minute, or null
 */
export function nextTry(tries: number, minute: string, rule: readonly string[] = firstTries): string | null {
  const step = readTry(rule[tries - 1] ?? "");
  if (step === null) return null;
  const [day, time] = minute.split("T") as [string, string];
  if ("days" in step) return workdayFrom(plusDays(day, step.days), time < NOON ? EVENING : MORNING);
  const [laterDay, laterTime] = plusMinutes(minute, step.hours * 60).split("T") as [string, string];
  if (laterTime > CLOSES) return workdayFrom(plusDays(laterDay, 1), MORNING);
  const at = laterTime < OPENS ? MORNING : laterTime;
  return weekdayOf(laterDay) === SUNDAY ? `${plusDays(laterDay, 1)}T${MORNING}` : `${laterDay}T${at}`;
}

/** The same time tomorrow; a Monday morning. */
export const tomorrowAt = (minute: string): string => plusMinutes(minute, 24 * 60);

export function mondayMorning(minute: string): string {
  const day = minute.slice(0, 10);
  const toMonday = (8 - weekdayOf(day)) % 7 || 7;
  return `${plusDays(day, toMonday)}T${MORNING}`;
}

/** In so many hours, to the quarter. */
export function inHours(minute: string, hours: number): string {
  const later = plusMinutes(minute, hours * 60);
  return plusMinutes(later, -(Number(later.slice(14, 16)) % 15));
}

const workdayFrom = (day: string, time: string) => `${weekdayOf(day) === SUNDAY ? plusDays(day, 1) : day}T${time}`;

const weekdayOf = (day: string) => new Date(`${day}T00:00Z`).getUTCDay();

const plusDays = (day: string, days: number) => plusMinutes(`${day}T00:00`, days * 24 * 60).slice(0, 10);

const plusMinutes = (minute: string, more: number) =>
  new Date(Date.parse(`${minute}Z`) + more * 60_000).toISOString().slice(0, 16);
