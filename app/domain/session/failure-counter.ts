const FORGOTTEN_AFTER_MS = 15 * 60_000;
/** A few megabytes at worst; the longest untouched entry leaves first. */
const MOST_KEPT = 10_000;

export interface Failures {
  count: number;
  lastAt: number;
}

/** More attempts than can be under way for one key, so that each can be taken back. */
const TIMES_KEPT = 8;

interface Kept {
  count: number;
  /** The last ones, the newest at the end. */
  times: number[];
}

/** Counts failures per key, each with the time of its last one; a quarter of an hour without one and all are forgotten. */
export function createFailureCounter(now: () => number) {
  const kept = new Map<string, Kept>();

  function current(key: string): Kept {
    const { count, times } = kept.get(key) ?? { count: 0, times: [] };
    return now() - (times.at(-1) ?? 0) > FORGOTTEN_AFTER_MS ? { count: 0, times: [] } : { count, times };
  }

  return {
    find(key: string): Failures {
      const { count, times } = current(key);
      return { count, lastAt: times.at(-1) ?? 0 };
    },

    add(key: string): void {
      const { count, times } = current(key);
      kept.delete(key);
      kept.set(key, { count: count + 1, times: [...times, now()].slice(-TIMES_KEPT) });
      if (kept.size > MOST_KEPT) kept.delete(kept.keys().next().value!);
    },

    /** As if the newest one had never been: the one before it is the last again. */
    takeBackOne(key: string): void {
      const { count, times } = current(key);
      if (count > 1 && times.length > 1) kept.set(key, { count: count - 1, times: times.slice(0, -1) });
      else kept.delete(key);
    },

    forget(key: string): void {
      kept.delete(key);
    },
  };
}
