const FORGOTTEN_AFTER_MS = 15 * 60_000;
/** A few megabytes at worst; the longest untouched entry leaves first. */
const MOST_KEPT = 10_000;

export interface Failures {
  count: number;
  lastAt: number;
}

const none: Failures = { count: 0, lastAt: 0 };

/** Counts failures per key, each with the time of its last one; a quarter of an hour without one and all are forgotten. */
export function createFailureCounter(now: () => number) {
  const kept = new Map<string, Failures>();

  function find(key: string): Failures {
    const failures = kept.get(key) ?? none;
    return now() - failures.lastAt > FORGOTTEN_AFTER_MS ? none : failures;
  }

  return {
    find,

    add(key: string): void {
      const count = find(key).count + 1;
      kept.delete(key);
      kept.set(key, { count, lastAt: now() });
      if (kept.size > MOST_KEPT) kept.delete(kept.keys().next().value!);
    },

    takeBackOne(key: string): void {
      const { count, lastAt } = find(key);
      if (count > 1) kept.set(key, { count: count - 1, lastAt });
      else kept.delete(key);
    },

    forget(key: string): void {
      kept.delete(key);
    },
  };
}
