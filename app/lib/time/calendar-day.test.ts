import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays, isDay, monthAfter, writeDay, writeMonths, writeShortDay } from "./calendar-day.ts";

const someDay = fc
  .date({ min: new Date("1990-01-01"), max: new Date("2099-12-31"), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

test("a day is written as people say it", () => {
  expect([writeDay("2027-02-05"), writeShortDay("2027-01-31")]).toEqual(["5 February 2027", "31 Jan"]);
});

test.each([
  ["2024-02-28", 1, "2024-02-29"],
  ["2023-02-28", 1, "2023-03-01"],
  ["2027-01-01", -1, "2026-12-31"],
  ["2026-11-25", 0, "2026-11-25"],
  ["2026-11-25", 365, "2027-11-25"],
])("%s and %i days are %s", (day, days, then) => {
  expect(addDays(day, days)).toBe(then);
});

test("a day is one that the calendar has, written in full", () => {
  const typed = [
    null,
    "",
    "2026-02-30",
    "2026-1-1",
    "2026-13-01",
    "2026-02-28T10:00",
    "today",
    "2026-02-28",
    "2024-02-29",
  ];

  expect(typed.filter(isDay)).toEqual(["2026-02-28", "2024-02-29"]);
});

test("days later and earlier lead back, and a later day sorts behind", () => {
  fc.assert(
    fc.property(someDay, fc.integer({ min: 1, max: 4000 }), (day, days) => {
      expect(addDays(addDays(day, days), -days)).toBe(day);
      expect(addDays(day, days) > day).toBe(true);
    }),
  );
});

test("a month later is the month that a calendar shows, over any number of years", () => {
  fc.assert(
    fc.property(someDay, fc.integer({ min: -300, max: 300 }), (day, count) => {
      const date = new Date(`${day.slice(0, 7)}-01T00:00Z`);
      date.setUTCMonth(date.getUTCMonth() + count);
      expect(monthAfter(day, count)).toBe(date.toISOString().slice(0, 7));
    }),
  );
});

test.each([
  ["2027-03", "2027-08", "Mar to Aug 2027"],
  ["2027-09", "2028-02", "Sep 2027 to Feb 2028"],
  ["2027-09", "2027-09", "Sep 2027"],
])("from %s until %s is %s", (from, until, words) => {
  expect(writeMonths(from, until)).toBe(words);
});
