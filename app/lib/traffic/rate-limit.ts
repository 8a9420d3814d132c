import { crowdOf } from "./crowd-of.ts";

const MOST_KEYS = 20_000;
/** Strangers who share a window may do more together than one alone. */
const CROWD_SHARE = 10;

export interface Rule {
  most: number;
  windowMs: number;
}

export interface RateLimit {
  /** Counts one more act. Answers 0 when it is allowed, else the whole seconds until the next one is. */
  secondsToWait(key: string): number | Promise<number>;
}

/**
 * Allows so many acts per key and window of time. Kept in memory: when it is full, further keys share windows, and none
 * that is counted is forgotten before its end, so that a flood of keys wins nobody a new one.
 */
export function createRateLimit({ most, windowMs }: Rule) {
  // All windows are equally long, so the order of insertion is the order in which they end.
  const windows = new Map<string, { endsAt: number; acts: number }>();

  function forgetEnded(now: number) {
    for (const [key, { endsAt }] of windows) {
      if (endsAt > now) return;
      windows.delete(key);
    }
  }

  function secondsToWait(key: string): number {
    const now = Date.now();
    forgetEnded(now);
    const isCrowded = !windows.has(key) && windows.size >= MOST_KEYS;
    const place = isCrowded ? crowdOf(key) : key;
    const window = windows.get(place);
    if (!window) {
      windows.set(place, { endsAt: now + windowMs, acts: 1 });
      return 0;
    }
    window.acts += 1;
    return window.acts > (isCrowded ? most * CROWD_SHARE : most) ? Math.ceil((window.endsAt - now) / 1000) : 0;
  }

  return { secondsToWait };
}
