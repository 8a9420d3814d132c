import fc from "fast-check";
import { expect, test } from "vitest";
import { DAY_MS } from "#app/lib/time/from-now.ts";
import { daysOf, type Period, periodNamed, periods, weekWithin } from "./figure-periods.ts";

const day = fc.integer({ min: 0, max: 20_000 }).map((number) => new Date(number * DAY_MS).toISOString().slice(0, 10));
const weekdayOf = (date: string) => new Date(date).getUTCDay();
const daysFrom = (since: string, until: string) => (Date.parse(until) - Date.parse(since)) / DAY_MS + 1;

test("a period counts back from the Monday of today's week, and this week ends today", () => {
  const ofTuesday = (period: Period) => Object.values(daysOf(period, "2026-11-24"));
  expect(ofTuesday("week")).toEqual(["2026-11-23", "2026-11-24"]);
  expect(ofTuesday("last-week")).toEqual(["2026-11-16", "2026-11-22"]);
  expect(ofTuesday("4-weeks")).toEqual(["2026-10-26", "2026-11-22"]);
  expect(ofTuesday("12-weeks")).toEqual(["2026-08-31", "2026-11-22"]);
  expect(daysOf("week", "2026-11-23")).toEqual({ since: "2026-11-23", until: "2026-11-23" });
  expect(daysOf("week", "2026-11-29")).toEqual({ since: "2026-11-23", until: "2026-11-29" });
});

test("on any day the past periods are whole weeks, end where this week begins, and none but this one holds today", () => {
  fc.assert(
    fc.property(day, fc.constantFrom<Period>("last-week", "4-weeks", "12-weeks"), (today, period) => {
      const { since, until } = daysOf(period, today);
      expect([weekdayOf(since), weekdayOf(until)]).toEqual([1, 0]);
      expect(daysFrom(since, until)).toBe({ "last-week": 7, "4-weeks": 28, "12-weeks": 84, week: 0 }[period]);
      expect(daysFrom(until, daysOf("week", today).since)).toBe(2);
    }),
    { numRuns: 60 },
  );
});

test("a week of a span never leaves it, and the weeks of a span are together all of its days", () => {
  fc.assert(
    fc.property(day, fc.integer({ min: 0, max: 40 }), (since, length) => {
      const until = new Date(Date.parse(since) + length * DAY_MS).toISOString().slice(0, 10);
      let monday = daysOf("week", since).since;
      let sum = 0;
      for (; monday <= until; monday = new Date(Date.parse(monday) + 7 * DAY_MS).toISOString().slice(0, 10)) {
        const week = weekWithin(monday, { since, until });
        expect([week.since >= since, week.until <= until]).toEqual([true, true]);
        sum += daysFrom(week.since, week.until);
      }
      expect(sum).toBe(length + 1);
    }),
    { numRuns: 60 },
  );
});

test("an address that names no period means last week", () => {
  expect(Object.keys(periods).map(periodNamed)).toEqual(Object.keys(periods));
  expect([null, "", "year", "toString", "constructor"].map(periodNamed)).toEqual(Array(5).fill("last-week"));
});
