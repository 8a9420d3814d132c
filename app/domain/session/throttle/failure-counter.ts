import { crowdOf } from "#app/lib/traffic/crowd-of.ts";

export const FORGOTTEN_AFTER_MS = 15 * 60_000;
/** A few megabytes at most. */
const MOST_KEPT = 10_000;

export interface Failures {
  count: number;
  lastAt: number;
}

/** More than the concurrent attempts for one key, so that each can be taken back. */
const TIMES_KEPT = 8;

export interface Kept {
  count: number;
  /** The last failures, newest last. */
  times: number[];
}

export type FailureCounter = ReturnType<typeof createFailureCounter>;

/**
 * Counts failures per key with their last times; a key is forgotten after a quarter of an hour without one. When full,
 * new keys share places, so that no flood displaces others.
 */
export function createFailureCounter(now: () => number, kept = new Map<string, Kept>()) {
  const isForgotten = ({ times }: Kept) => now() - (times.at(-1) ?? 0) > FORGOTTEN_AFTER_MS;

  /** The map is ordered by last use. */
  function forgetOld() {
    for (const [key, failures] of kept) {
      if (!isForgotten(failures)) return;
      kept.delete(key);
    }
  }

  const placeOf = (key: string) => (kept.has(key) || kept.size < MOST_KEPT ? key : crowdOf(key));

  function current(place: string): Kept {
    const failures = kept.get(place);
    return failures && !isForgotten(failures) ? failures : { count: 0, times: [] };
  }

  return {
    find(key: string): Failures {
      const { count, times } = current(placeOf(key));
      return { count, lastAt: times.at(-1) ?? 0 };
    },

    add(key: string): void {
      forgetOld();
      const place = placeOf(key);
      const { count, times } = current(place);
      kept.delete(place);
      kept.set(place, { count: count + 1, times: [...times, now()].slice(-TIMES_KEPT) });
    },

    /** Removes the newest failure. */
    takeBackOne(key: string): void {
      const place = placeOf(key);
      const { count, times } = current(place);
      if (count > 1 && times.length > 1) kept.set(place, { count: count - 1, times: times.slice(0, -1) });
      else kept.delete(place);
    },

    forget(key: string): void {
      // A shared place is not forgotten: it counts for others, too.
      kept.delete(key);
    },
  };
}
