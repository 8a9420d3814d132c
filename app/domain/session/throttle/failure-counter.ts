import { crowdOf } from "#app/lib/traffic/crowd-of.ts";

export const FORGOTTEN_AFTER_MS = 15 * 60_000;
/** A few megabytes at worst. */
const MOST_KEPT = 10_000;

export interface Failures {
  count: number;
  lastAt: number;
}

/** More attempts than can be under way for one key, so that each can be taken back. */
const TIMES_KEPT = 8;

export interface Kept {
  count: number;
  /** The last ones, the newest at the end. */
  times: number[];
}

export type FailureCounter = ReturnType<typeof createFailureCounter>;

/**
 * Counts failures per key, each with the time of its last one; a quarter of an hour without one and all are forgotten.
 * When it is full, further keys share places: no flood makes it forget anybody's.
 */
export function createFailureCounter(now: () => number, kept = new Map<string, Kept>()) {
  const isForgotten = ({ times }: Kept) => now() - (times.at(-1) ?? 0) > FORGOTTEN_AFTER_MS;

  /** The longest untouched ones stand first. */
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

    /** As if the newest one had never been: the one before it is the last again. */
    takeBackOne(key: string): void {
      const place = placeOf(key);
      const { count, times } = current(place);
      if (count > 1 && times.length > 1) kept.set(place, { count: count - 1, times: times.slice(0, -1) });
      else kept.delete(place);
    },

    forget(key: string): void {
      // Nobody's success speaks for those who share a place.
      kept.delete(key);
    },
  };
}
