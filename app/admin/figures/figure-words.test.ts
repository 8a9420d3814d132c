import fc from "fast-check";
import { expect, test } from "vitest";
import { DAY_MS } from "#app/lib/time/from-now.ts";
import { daysOf, periodNamed, periods, weekWithin } from "./figure-periods.ts";
import * as words from "./figure-words.content.ts";

const someDay = fc
  .integer({ min: 18_262, max: 25_567 })
  .map((days) => new Date(days * DAY_MS).toISOString().slice(0, 10));
const weekday = (day: string) => new Date(day).getUTCDay();
const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / DAY_MS;

test("a period is whole weeks from a Monday to a Sunday, this week until today, and the others end before it begins", () => {
  fc.assert(
    fc.property(someDay, (today) => {
      const week = daysOf("week", today);
      expect([weekday(week.since), week.until]).toEqual([1, today]);
      expect(daysBetween(week.since, today)).toBeGreaterThanOrEqual(0);
      expect(daysBetween(week.since, today)).toBeLessThan(7);
      for (const [period, weeks] of [
        ["last-week", 1],
        ["4-weeks", 4],
        ["12-weeks", 12],
      ] as const) {
        const { since, until } = daysOf(period, today);
        expect([weekday(since), weekday(until), daysBetween(since, until)]).toEqual([1, 0, weeks * 7 - 1]);
        expect(daysBetween(until, week.since)).toBe(1);
      }
    }),
    { seed: 2026 },
  );
});

test("a week asks for its days, as far as they lie in the span", () => {
  const span = { since: "2026-11-04", until: "2026-11-17" };

  expect(weekWithin("2026-11-02", span)).toEqual({ since: "2026-11-04", until: "2026-11-08" });
  expect(weekWithin("2026-11-09", span)).toEqual({ since: "2026-11-09", until: "2026-11-15" });
  expect(weekWithin("2026-11-16", span)).toEqual({ since: "2026-11-16", until: "2026-11-17" });
});

test("an address that names no period and no table means the usual ones", () => {
  expect([null, "toString", "year"].map(periodNamed)).toEqual(["last-week", "last-week", "last-week"]);
  for (const name of Object.keys(periods)) expect(periodNamed(name)).toBe(name);
  expect([null, "planets", "toString", "week"].map(words.dimensionNamed)).toEqual([
    "source",
    "source",
    "source",
    "week",
  ]);
});

test.each([
  ["source", "/courses", "", "Courses"],
  ["source", "/pages/x", "", "/pages/x"],
  ["source", "walk-in", "", "Walk-in"],
  ["source", "unknown", "", "Unknown"],
  ["owner", "none", "None", "Nobody yet"],
  ["owner", "3", "rohan", "rohan"],
  ["campaign", "none", "None", "No campaign"],
  ["course", "Online MBA", "Online MBA", "Online MBA"],
] as const)("by %s the row of %s%s calls itself %s", (by, value, label, said) => {
  expect(words.rowWords(by, { value, label })).toBe(said);
});

test("a number leads to the leads that it counts", () => {
  const span = { since: "2026-11-02", until: "2026-11-08" };

  expect(words.listOf(span)).toBe("/admin/leads?since=2026-11-02&until=2026-11-08&view=table");
  expect(words.askedBy({ ...span, by: "campaign" }, { value: "diwali", course_id: null })).toEqual({
    campaign: "diwali",
  });
  const named = { value: "B.Com at Bhogdoi Valley University", course_id: 57 };
  expect(words.askedBy({ ...span, by: "course" }, named)).toEqual({ course_id: "57" });
  const vague = { value: "B.Com", course_id: null };
  expect(words.askedBy({ ...span, by: "course" }, vague)).toEqual({ course: "B.Com", course_id: "none" });
  expect(words.listOf(span, words.askedBy({ ...span, by: "week" }, { value: "2026-11-02", course_id: null }))).toBe(
    words.listOf(span),
  );
});

test("shares and averages are said with as much as they can tell", () => {
  expect([words.percentOf(0, 0), words.percentOf(0, 9), words.percentOf(1, 30), words.percentOf(2, 3)]).toEqual([
    "",
    "0 %",
    "3.3 %",
    "67 %",
  ]);
  expect([words.percentOf(1, 10), words.percentOf(1, 1), words.percentOf(1, 20)]).toEqual(["10 %", "100 %", "5 %"]);
  expect([words.callsToReach({ spoken: 0, calls: 9 }), words.callsToReach({ spoken: 4, calls: 9 })]).toEqual([
    "",
    "2.3",
  ]);
  expect([words.othersWords(1), words.othersWords(4)]).toEqual(["1 other", "4 others"]);
});
