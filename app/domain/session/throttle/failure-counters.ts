import { createFailureCounter, type FailureCounter, type Kept } from "./failure-counter.ts";

const counterNames = ["devices", "accounts", "networks", "accountsOnNetworks", "codes"] as const;

type CounterName = (typeof counterNames)[number];
export type FailureCounters = Record<CounterName, FailureCounter>;
/** An attempt's key per counter. */
export type FailureKeys = Partial<Record<CounterName, string>>;

export interface FailureStore {
  /** Runs `act` on the counters with these keys locked; it may touch no other keys. */
  count<Result>(keys: FailureKeys, act: (counters: FailureCounters) => Result): Promise<Result>;
}

export function failuresInMemory(now: () => number): FailureStore {
  const counters = countersOn(() => new Map(), now);
  return { count: async (_keys, act) => act(counters) };
}

export const countersOn = (keptBy: (name: CounterName) => Map<string, Kept>, now: () => number) =>
  Object.fromEntries(counterNames.map((name) => [name, createFailureCounter(now, keptBy(name))])) as FailureCounters;
