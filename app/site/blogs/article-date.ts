const days = new Intl.DateTimeFormat("en-IN", { dateStyle: "long", timeZone: "Asia/Kolkata" });

/** `2026-10-12T04:30:00.000Z` is shown as `12 October 2026` (D25). */
export const formatDay = (instant: string) => days.format(new Date(instant));

const times = new Intl.DateTimeFormat("en-IN", { timeStyle: "short", timeZone: "Asia/Kolkata" });

/** The time of day, e.g. `10:32 pm`. */
export const formatTime = (instant: string) => times.format(new Date(instant));
