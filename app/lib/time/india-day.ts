import { DAY_MS, MINUTE_MS } from "./from-now.ts";
import { addDays } from "./calendar-day.ts";
import { officeNow } from "./office-clock.ts";

/** Constant, since India has no daylight saving time; a platform formatter would delay a list's first rows by 15 ms. */
export const INDIA_OFFSET_MS = 19_800_000;

/** The time in India at a moment; read it with the UTC methods. */
export const indiaClock = (moment: string | number): Date => new Date(new Date(moment).getTime() + INDIA_OFFSET_MS);

/** The day in India of a moment, e.g. `2026-11-25` (D25). */
export const dayOf = (moment: string | number): string => minuteOf(moment).slice(0, 10);

/** Day and minute in India of a moment, e.g. `2026-11-25T17:00`, as in date-time fields. */
export const minuteOf = (moment: string | number): string => indiaClock(moment).toISOString().slice(0, 16);

/** The number of the day in India; cheap. */
export const dayNumberInIndia = (moment = officeNow()): number => Math.floor((moment + INDIA_OFFSET_MS) / DAY_MS);

/** The midnight in India that begins a moment's day, in milliseconds. */
export const midnightBefore = (moment: number): number => dayNumberInIndia(moment) * DAY_MS - INDIA_OFFSET_MS;

/** Milliseconds from midnight to a time of day, e.g. `17:00`. */
export const sinceMidnight = (time: string): number =>
  (Number(time.slice(0, 2)) * 60 + Number(time.slice(3))) * MINUTE_MS;

/** The day in India so many days from now. */
export const dayInIndia = (daysFromNow = 0): string => dayOf(officeNow() + daysFromNow * DAY_MS);

/** Day and minute in India so many minutes from now. */
export const minuteInIndia = (minutesFromNow = 0): string => minuteOf(officeNow() + minutesFromNow * MINUTE_MS);

/** The first moment of a day in India, e.g. `2026-11-24T18:30:00.000Z`. */
export const startOfDay = (day: string): string => new Date(`${day}T00:00+05:30`).toISOString();

/** The first moment after a day in India. */
export const endOfDay = (day: string): string => startOfDay(addDays(day, 1));
