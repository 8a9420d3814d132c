import { weekdayOf } from "#app/lib/time/calendar-day.ts";
import { DAY_MS, MINUTE_MS } from "#app/lib/time/from-now.ts";
import { dayOf, INDIA_OFFSET_MS, midnightBefore, sinceMidnight } from "#app/lib/time/india-day.ts";

const WEEK_MS = 7 * DAY_MS;
/** An office that is closed for this long promises nothing. */
const LONGEST_LOOK_DAYS = 366;

/** The office's hours, in India. */
export interface BusinessHours {
  /** Per weekday from Sunday: `10:00-19:00`; empty: closed. */
  week: readonly string[];
  /** Days such as `2026-12-25`, optionally followed by a name. */
  holidays: readonly string[];
}

/** The hours of a day such as `2026-11-25`; null if closed. */
export function hoursOn(day: string, { week, holidays }: BusinessHours): { from: string; until: string } | null {
  const hours = week[weekdayOf(day)];
  if (!hours || holidays.some((holiday) => holiday.startsWith(day))) return null;
  const [from, until] = hours.split("-") as [string, string];
  return { from, until };
}

/** Whole minutes for which the office was open between two moments (milliseconds). */
export const businessMinutes = (from: number, to: number, office: BusinessHours): number =>
  Math.floor(openMs(from, to, office) / MINUTE_MS);

/** Whether the office is open at a moment. */
export function isOpenAt(moment: number, office: BusinessHours): boolean {
  const open = openOn(midnightBefore(moment), office);
  return open !== null && open.from <= moment && moment < open.until;
}

/** Whether the office opens on a moment's day in India. */
export const isOpenOnDayOf = (moment: number, office: BusinessHours): boolean =>
  openOn(midnightBefore(moment), office) !== null;

/** The midnight in India that begins the day so many open days before a moment; null if there is none within a year. */
export function openDaysBefore(moment: number, days: number, office: BusinessHours): number | null {
  let missing = days;
  for (let day = midnightBefore(moment), looked = 0; looked < LONGEST_LOOK_DAYS; day -= DAY_MS, looked += 1) {
    if (looked > 0 && openOn(day, office)) missing -= 1;
    if (missing === 0) return day;
  }
  return null;
}

/**
 * The latest moment since which the office has been open for so many minutes until `now`; null if it was not within a
 * year.
 */
export function momentBefore(now: number, minutes: number, office: BusinessHours): number | null {
  let missing = minutes * MINUTE_MS;
  for (let day = midnightBefore(now), looked = 0; looked < LONGEST_LOOK_DAYS; day -= DAY_MS, looked += 1) {
    const open = openOn(day, office);
    if (!open) continue;
    const end = Math.min(open.until, now);
    if (end - open.from >= missing) return end - missing;
    missing -= Math.max(0, end - open.from);
  }
  return null;
}

/**
 * The first moment at which the office will have been open for so many minutes from `now`; null if it will not within a
 * year.
 */
export function momentAfter(now: number, minutes: number, office: BusinessHours): number | null {
  let missing = minutes * MINUTE_MS;
  for (let day = midnightBefore(now), looked = 0; looked < LONGEST_LOOK_DAYS; day += DAY_MS, looked += 1) {
    const open = openOn(day, office);
    if (!open) continue;
    const start = Math.max(open.from, now);
    if (open.until - start >= missing) return start + missing;
    missing -= Math.max(0, open.until - start);
  }
  return null;
}

function openMs(from: number, to: number, office: BusinessHours): number {
  const first = midnightBefore(from);
  // Whole weeks are computed, not walked: some leads have waited for years.
  const weeks = Math.max(0, Math.floor((to - first - DAY_MS) / WEEK_MS));
  const later = first + DAY_MS + weeks * WEEK_MS;
  let sum = openWithin(first, { from, to }, office) + weeksMs(first + DAY_MS, weeks, office);
  for (let day = later; day < to; day += DAY_MS) sum += openWithin(day, { from, to }, office);
  return sum;
}

function openWithin(midnight: number, { from, to }: { from: number; to: number }, office: BusinessHours): number {
  const open = openOn(midnight, office);
  return open ? Math.max(0, Math.min(open.until, to) - Math.max(open.from, from)) : 0;
}

/** The open time of so many weeks from a midnight, minus holidays. */
function weeksMs(from: number, weeks: number, { week, holidays }: BusinessHours): number {
  const until = from + weeks * WEEK_MS;
  const everyDay = { week, holidays: [] };
  const lengthOf = (midnight: number) => openWithin(midnight, { from: midnight, to: midnight + DAY_MS }, everyDay);
  const days = new Set(holidays.map((holiday) => Date.parse(holiday.slice(0, 10)) - INDIA_OFFSET_MS));
  const closed = [...days].filter((day) => from <= day && day < until);
  const oneWeek = week.reduce((sum, _, place) => sum + lengthOf(from + place * DAY_MS), 0);
  return weeks * oneWeek - closed.reduce((sum, day) => sum + lengthOf(day), 0);
}

/** The hours, as moments, of the day that begins at this midnight in India. */
function openOn(midnight: number, office: BusinessHours): { from: number; until: number } | null {
  const hours = hoursOn(dayOf(midnight), office);
  return hours && { from: midnight + sinceMidnight(hours.from), until: midnight + sinceMidnight(hours.until) };
}
