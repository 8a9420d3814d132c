import fc from "fast-check";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { followRows, MOST_READ } from "./fresh-rows.ts";

beforeEach(() => void vi.useFakeTimers({ now: new Date("2026-11-25T06:00:00Z"), toFake: ["Date"] }));
afterEach(() => void vi.useRealTimers());

/** A table whose rows come in any order of their ids. */
function table() {
  const rows: { id: number }[] = [];
  let asked = 0;
  const read = async (above: number) => {
    asked = above;
    return rows.filter(({ id }) => id > above).slice(0, MOST_READ);
  };
  const follow = followRows(read);
  return { ...follow, store: (...ids: number[]) => void rows.push(...ids.map((id) => ({ id }))), asked: () => asked };
}

const idsOf = (rows: { id: number }[]) => rows.map(({ id }) => id);

test("each new row is told once, and none from before it began", async () => {
  const { begin, next, store } = table();
  store(1, 2);
  begin(2);
  expect(await next()).toEqual([]);
  store(3, 4);
  expect(idsOf(await next())).toEqual([3, 4]);
  expect(await next()).toEqual([]);
});

test("a lower id that is stored a moment later is told, too", async () => {
  const { begin, next, store } = table();
  begin(0);
  store(7);
  expect(idsOf(await next())).toEqual([7]);
  vi.advanceTimersByTime(2000);
  store(6);
  expect(idsOf(await next())).toEqual([6]);
});

test("after five seconds it looks no further back than it must", async () => {
  const { begin, next, store, asked } = table();
  begin(0);
  store(1, 2, 3);
  await next();
  vi.advanceTimersByTime(5001);
  await next();
  await next();
  expect(asked()).toBe(3);
});

test("every row is told exactly once, however late within five seconds it comes", async () => {
  const step = fc.record({ late: fc.nat({ max: 3 }), pause: fc.nat({ max: 1200 }) });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 25 }), async (steps) => {
      const { begin, next, store } = table();
      begin(0);
      const told: number[] = [];
      const waiting: { id: number; looks: number }[] = [];
      let id = 0;
      for (const { late, pause } of steps) {
        waiting.push({ id: (id += 1), looks: late });
        for (const row of waiting.splice(0)) {
          if (row.looks === 0) store(row.id);
          else waiting.push({ ...row, looks: row.looks - 1 });
        }
        told.push(...idsOf(await next()));
        vi.advanceTimersByTime(pause);
      }
      store(...waiting.map((row) => row.id));
      told.push(...idsOf(await next()));
      expect(told.toSorted((one, other) => one - other)).toEqual(Array.from({ length: id }, (_, index) => index + 1));
    }),
    { numRuns: 60 },
  );
});

test("what begins anew tells what comes after its new beginning, whatever it told before", async () => {
  const { begin, next, store, asked } = table();
  begin(0);
  store(1, 2, 3);
  await next();
  begin(1);
  expect(idsOf(await next())).toEqual([2, 3]);
  vi.advanceTimersByTime(5001);
  await next();
  begin(9);
  store(10);
  expect([idsOf(await next()), asked()]).toEqual([[10], 9]);
});

test("for five seconds to the last it looks back, and for no longer", async () => {
  const { begin, next, store, asked } = table();
  begin(0);
  store(2);
  await next();
  vi.advanceTimersByTime(5000);
  await next();
  store(1);
  expect(idsOf(await next())).toEqual([1]);
  expect(asked()).toBe(0);
  vi.advanceTimersByTime(1);
  await next();
  await next();
  expect(asked()).toBe(2);
});

test("of more rows than a look reads all are told, look by look, without a wait", async () => {
  const { begin, next, store, asked } = table();
  begin(0);
  store(...Array.from({ length: 2 * MOST_READ + 5 }, (_, index) => index + 1));
  const looks: number[] = [];
  for (let look = 0; look < 4; look += 1) looks.push((await next()).length);
  expect([looks, asked()]).toEqual([[MOST_READ, MOST_READ, 5, 0], 2 * MOST_READ]);
});

test("a row that is below where it looks is not told, and one above is told once though looks overlap", async () => {
  const { begin, next, store } = table();
  begin(5);
  store(5, 4, 6);
  const told: number[] = [];
  for (let look = 0; look < 5; look += 1) {
    told.push(...idsOf(await next()));
    vi.advanceTimersByTime(2600);
  }
  expect(told).toEqual([6]);
});
