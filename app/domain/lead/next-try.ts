const OPENS = "10:00";
const CLOSES = "19:00";
const MORNING = "11:00";
const EVENING = "17:30";
const SUNDAY = 0;

/**
 * When to try again after a call that nobody took, by the day and minute in India of that call: after the first in two hours,
 * after the second on the next day at another hour, after the third three days later, then no more. Always a minute at which
 * people are called: from 10:00 to 19:00, and not on a Sunday.
 * @param tries how many calls in a row nobody took, this one included
 * @param minute `2026-11-23T15:27`
 * @returns such a minute, or null
 */
export function nextTry(tries: number, minute: string): string | null {
  const [day, time] = minute.split("T") as [string, string];
  if (tries <= 1) {
    const later = plusMinutes(minute, 120);
    const [laterDay, laterTime] = later.split("T") as [string, string];
    if (laterDay === day && laterTime <= CLOSES) return workdayFrom(day, laterTime < OPENS ? MORNING : laterTime);
    return workdayFrom(plusDays(day, 1), MORNING);
  }
  if (tries === 2) return workdayFrom(plusDays(day, 1), time < "14:00" ? EVENING : MORNING);
  return tries === 3 ? workdayFrom(plusDays(day, 3), MORNING) : null;
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
