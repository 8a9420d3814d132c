import { lazily } from "./lazily.ts";

const DAY_MS = 86_400_000;
const calendar = lazily(() => new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Kolkata" }));

/** The day in India so many days from now, e.g. `2026-11-25` (decision 25). */
export const dayInIndia = (daysFromNow = 0): string => calendar().format(new Date(Date.now() + daysFromNow * DAY_MS));

/** The first moment of the day in India so many days from now, e.g. `2026-11-24T18:30:00.000Z`. */
export const startOfDayInIndia = (daysFromNow = 0): string =>
  new Date(`${dayInIndia(daysFromNow)}T00:00:00+05:30`).toISOString();
