import fc from "fast-check";
import { expect, test } from "vitest";
import { askedHours } from "#app/domain/lead/words/asked-hours.ts";
import { DAY_MS } from "#app/lib/time/from-now.ts";
import { repliesByTime, repliesOf } from "./reply-figures.ts";

const span = { since: "2026-11-20", until: "2026-11-22", goal: 15 };
/** The first three hours of the first day in India. */
const first = (Date.parse(span.since) / DAY_MS) * 8;

test("half and nine of ten are read off the minutes", () => {
  const told = [
    { threeHours: first, minutes: [30] },
    { threeHours: first + 7, minutes: [5, 5, 5, 5, 5] },
    { threeHours: first + 8, minutes: [400, 15, 15, 15] },
  ];
  const { days, hours, ...all } = repliesByTime(told, span);
  expect(all).toEqual({ answered: 10, in_time: 8, median: 5, p90: 30 });
  expect(days.map(({ day, answered }) => [day, answered])).toEqual([
    ["2026-11-20", 6],
    ["2026-11-21", 4],
    ["2026-11-22", 0],
  ]);
  expect(hours.map(({ answered }) => answered)).toEqual([5, 0, 0, 5]);
});

test("where nobody was answered nothing is said", () => {
  expect(repliesOf([], 15)).toEqual({ answered: 0, in_time: 0, median: null, p90: null });
});

test("they are what a list of every single reply says", () => {
  fc.assert(
    fc.property(fc.array(fc.nat({ max: 60 }), { minLength: 1, maxLength: 40 }), (minutes) => {
      const sorted = minutes.toSorted((a, b) => a - b);
      const { answered, in_time, median, p90 } = repliesOf(minutes, 15);
      expect([answered, in_time]).toEqual([sorted.length, sorted.filter((one) => one <= 15).length]);
      // So many have been answered by then, and no minute sooner.
      for (const [told, tenths] of [
        [median, 5],
        [p90, 9],
      ] as const) {
        expect(sorted.filter((one) => one <= told!).length * 10).toBeGreaterThanOrEqual(sorted.length * tenths);
        expect(sorted.filter((one) => one < told!).length * 10).toBeLessThan(sorted.length * tenths);
      }
    }),
  );
});

test("the days of a span add up to the whole of it, each of them once, and so do the hours of its days", () => {
  const ofHours = fc.record({
    threeHours: fc.integer({ min: first, max: first + 23 }),
    minutes: fc.array(fc.nat({ max: 60 }), { minLength: 1, maxLength: 5 }),
  });
  fc.assert(
    fc.property(fc.array(ofHours, { maxLength: 12 }), (told) => {
      const { days, hours, answered, in_time } = repliesByTime(told, span);
      expect(days.map(({ day }) => day)).toEqual(["2026-11-20", "2026-11-21", "2026-11-22"]);
      expect(days.reduce((sum, each) => sum + each.answered, 0)).toBe(answered);
      expect(days.reduce((sum, each) => sum + each.in_time, 0)).toBe(in_time);
      expect(hours.map((each) => each.hours)).toEqual(askedHours);
      expect(hours.reduce((sum, each) => sum + each.answered, 0)).toBe(answered);
    }),
  );
});
