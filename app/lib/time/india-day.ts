import { officeNow } from "./office-clock.ts";

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
/** India has no summer time; a formatter of the platform would cost a list's first rows 15 ms. */
const OFFSET_MS = 19_800_000;

/** What the clock in India shows at a moment, to be read from the UTC side of a date. */
export const indiaClock = (moment: string | number): Date => new Date(new Date(moment).getTime() + OFFSET_MS);

const clockInIndia = (fromNowMs: number) => indiaClock(officeNow() + fromNowMs).toISOString();

/** Counts the days in India; one of them is as cheap as can be. */
export const dayNumberInIndia = (moment = officeNow()): number => Math.floor((moment + OFFSET_MS) / DAY_MS);

/** The day in India so many days from now, e.g. `2026-11-25` (decision 25). */
export const dayInIndia = (daysFromNow = 0): string => clockInIndia(daysFromNow * DAY_MS).slice(0, 10);

/** Day and minute in India so many minutes from now, e.g. `2026-11-25T17:00`. */
export const minuteInIndia = (minutesFromNow = 0): string => clockInIndia(minutesFromNow * MINUTE_MS).slice(0, 16);

/** The first moment of the day in India so many days from now, e.g. `2026-11-24T18:30:00.000Z`. */
export const startOfDayInIndia = (daysFromNow = 0): string =>
  new Date(`${dayInIndia(daysFromNow)}T00:00:00+05:30`).toISOString();
