import fc from "fast-check";
import { expect, test } from "vitest";
import { askedHours } from "#app/domain/lead/asked-hours.ts";
import { repliesByTime, repliesOf, type ReplyCount } from "./reply-figures.ts";

const span = { since: "2026-11-20", until: "2026-11-22", goal: 15 };

test("half and nine of ten are read off the minutes", () => {
  const counts = [
    { day: "2026-11-20", hours: "0-12", minutes: 30, leads: 1 },
    { day: "2026-11-20", hours: "18-24", minutes: 5, leads: 5 },
    { day: "2026-11-21", hours: "0-12", minutes: 15, leads: 3 },
    { day: "2026-11-21", hours: "0-12", minutes: 400, leads: 1 },
  ] as const;
  expect(repliesOf([...counts], 15)).toEqual({ answered: 10, in_time: 8, median: 5, p90: 30 });
  expect(repliesByTime([...counts], span).days.map(({ day, answered }) => [day, answered])).toEqual([
    ["2026-11-20", 6],
    ["2026-11-21", 4],
    ["2026-11-22", 0],
  ]);
});

test("where nobody was answered nothing is said", () => {
  expect(repliesOf([], 15)).toEqual({ answered: 0, in_time: 0, median: null, p90: null });
});

const day = fc.constantFrom("2026-11-20", "2026-11-21", "2026-11-22");
const hours = fc.constantFrom(...askedHours);
const count = fc.record({ day, hours, minutes: fc.nat({ max: 60 }), leads: fc.integer({ min: 1, max: 5 }) });

test("they are what a list of every single reply says", () => {
  const one = (counts: ReplyCount[]) =>
    counts.flatMap(({ minutes, leads }) => Array.from({ length: leads }, () => minutes)).toSorted((a, b) => a - b);
  fc.assert(
    fc.property(fc.array(count, { minLength: 1, maxLength: 12 }), (counts) => {
      const all = one(counts);
      const { answered, in_time, median, p90 } = repliesOf(counts, 15);
      expect([answered, in_time]).toEqual([all.length, all.filter((minutes) => minutes <= 15).length]);
      expect(median).toBe(all[Math.ceil(all.length * 0.5) - 1]);
      // Nine tenths of a number of replies is no whole number in binary.
      expect(p90).toBe(all[Math.ceil(all.length * 0.9 - 1e-9) - 1]);
    }),
  );
});

test("the days of a span add up to the whole of it, each of them once, and so do the hours of its days", () => {
  fc.assert(
    fc.property(fc.array(count, { maxLength: 12 }), (counts) => {
      const { days, hours, answered, in_time } = repliesByTime(counts, span);
      expect(days.map(({ day }) => day)).toEqual(["2026-11-20", "2026-11-21", "2026-11-22"]);
      expect(days.reduce((sum, each) => sum + each.answered, 0)).toBe(answered);
      expect(days.reduce((sum, each) => sum + each.in_time, 0)).toBe(in_time);
      expect(hours.map((each) => each.hours)).toEqual(askedHours);
      expect(hours.reduce((sum, each) => sum + each.answered, 0)).toBe(answered);
    }),
  );
});
