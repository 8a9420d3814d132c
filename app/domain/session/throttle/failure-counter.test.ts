import fc from "fast-check";
import { expect, test } from "vitest";
import { createFailureCounter, FORGOTTEN_AFTER_MS, type Kept } from "./failure-counter.ts";

function counter() {
  let now = 1_000_000;
  const kept = new Map<string, Kept>();
  const failures = createFailureCounter(() => now, kept);
  return { ...failures, kept, pass: (ms: number) => void (now += ms), at: () => now };
}

test("failures are counted with the time of the last one, and forgotten a quarter of an hour after it", () => {
  const { add, find, pass, at } = counter();
  add("meenal");
  pass(FORGOTTEN_AFTER_MS);
  add("meenal");
  expect(find("meenal")).toEqual({ count: 2, lastAt: at() });
  pass(FORGOTTEN_AFTER_MS + 1);
  expect(find("meenal")).toEqual({ count: 0, lastAt: 0 });
});

test("what is forgotten is dropped when the next one fails", () => {
  const { add, kept, pass } = counter();
  for (const key of ["a", "b", "c"]) add(key);
  pass(FORGOTTEN_AFTER_MS + 1);
  add("d");
  expect([...kept.keys()]).toEqual(["d"]);
});

test("an attempt that is taken back is as if it had never been", () => {
  const { add, find, takeBackOne, pass, at } = counter();
  add("meenal");
  const first = at();
  pass(5000);
  add("meenal");
  takeBackOne("meenal");
  expect(find("meenal")).toEqual({ count: 1, lastAt: first });
  takeBackOne("meenal");
  expect(find("meenal")).toEqual({ count: 0, lastAt: 0 });
});

test("a flood of keys makes it forget nobody", () => {
  const { add, find, kept } = counter();
  for (let attempt = 0; attempt < 3; attempt += 1) add("meenal");
  for (let key = 0; key < 12_000; key += 1) add(`flood ${key}`);
  expect(find("meenal").count).toBe(3);
  expect(find("flood 11999").count).toBeGreaterThan(0);
  expect(kept.size).toBeLessThan(11_100);
});

/** The same in the plainest way: every failure with its time. */
function plainCounter(at: () => number) {
  const times = new Map<string, number[]>();
  const current = (key: string) => {
    const known = times.get(key) ?? [];
    return at() - (known.at(-1) ?? 0) > FORGOTTEN_AFTER_MS ? [] : known;
  };
  return {
    find: (key: string) => ({ count: current(key).length, lastAt: current(key).at(-1) ?? 0 }),
    add: (key: string) => void times.set(key, [...current(key), at()]),
    takeBackOne: (key: string) => void times.set(key, current(key).slice(0, -1)),
    forget: (key: string) => void times.delete(key),
  };
}

test("whatever happens in whatever order, it counts as a list of all failures would", () => {
  const key = fc.constantFrom("a", "b", "c");
  const act = fc.oneof(
    { weight: 4, arbitrary: fc.record({ act: fc.constant("add" as const), key }) },
    { weight: 2, arbitrary: fc.record({ act: fc.constantFrom("takeBackOne" as const, "forget" as const), key }) },
    fc.record({ act: fc.constant("pass" as const), ms: fc.integer({ min: 0, max: FORGOTTEN_AFTER_MS }) }),
  );
  fc.assert(
    fc.property(fc.array(act, { maxLength: 14 }), (acts) => {
      const real = counter();
      const plain = plainCounter(real.at);
      for (const step of acts) {
        if (step.act === "pass") real.pass(step.ms);
        // Of more than eight in a row nobody takes back all.
        else {
          real[step.act](step.key);
          plain[step.act](step.key);
        }
        for (const key of ["a", "b", "c"]) {
          if (plain.find(key).count <= 8) expect(real.find(key)).toEqual(plain.find(key));
        }
      }
    }),
    { numRuns: 300 },
  );
});
