export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

/** The instant so long from now, or before now where it is negative. */
export const fromNow = (delayMs: number): string => new Date(Date.now() + delayMs).toISOString();

/** The instant so many times 24 hours before now. */
export const daysAgo = (days: number): string => fromNow(-days * DAY_MS);
