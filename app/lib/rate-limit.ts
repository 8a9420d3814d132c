const MOST_KEYS = 20_000;

interface Rule {
  most: number;
  windowMs: number;
}

/** Allows so many acts per key and window of time. Kept in memory; when crowded, the oldest windows are forgotten. */
export function createRateLimit({ most, windowMs }: Rule) {
  // All windows are equally long, so the order of insertion is the order in which they end.
  const windows = new Map<string, { endsAt: number; acts: number }>();

  function forgetEnded(now: number) {
    for (const [key, { endsAt }] of windows) {
      if (endsAt > now && windows.size < MOST_KEYS) return;
      windows.delete(key);
    }
  }

  /** Counts one more act. Answers 0 when it is allowed, else the whole seconds until the next one is. */
  function secondsToWait(key: string): number {
    const now = Date.now();
    const window = windows.get(key);
    if (!window || window.endsAt <= now) {
      windows.delete(key);
      forgetEnded(now);
      windows.set(key, { endsAt: now + windowMs, acts: 1 });
      return 0;
    }
    window.acts += 1;
    return window.acts > most ? Math.ceil((window.endsAt - now) / 1000) : 0;
  }

  return { secondsToWait };
}
