import { crowdOf } from "./crowd-of.ts";

const MOST_KEYS = 20_000;
/** Keys that share a window may together do this many times more than one. */
const CROWD_SHARE = 10;

export interface Rule {
  most: number;
  windowMs: number;
}

export interface RateLimit {
  /** Counts an act. Answers 0 if it is allowed, else the seconds until the next one is. */
  secondsToWait(key: string): number | Promise<number>;
}

/**
 * Allows so many acts per key and time window. In memory: when full, new keys share windows, and no counted key is
 * forgotten early, so that a flood of keys gains nothing.
 */
export function createRateLimit({ most, windowMs }: Rule) {
  // All windows are equally long, so they end in order of insertion.
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
