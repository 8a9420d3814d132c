import { expect, test } from "vitest";
import { type BusinessHours, hoursOn } from "#app/domain/desk-rules/business-time.ts";
import { firstTries, inHours, mondayMorning, nextTry, readTry, tomorrowAt } from "./next-try.ts";

const tenToSeven = "10:00-19:00";
const office: BusinessHours = { week: ["", ...Array<string>(6).fill(tenToSeven)], holidays: [] };

const tryAfter = (count: number, minute: string, tries: readonly string[] = firstTries, more = office) =>
  nextTry({ count, since: "2026-11-23" }, minute, { tries, office: more });

test.each([
  [1, "2026-11-23T15:27", "2026-11-23T17:27"],
  [1, "2026-11-23T18:10", "2026-11-24T11:00"],
  [1, "2026-11-23T07:00", "2026-11-23T11:00"],
  [1, "2026-11-28T18:50", "2026-11-30T11:00"],
  [1, "2026-11-29T11:10", "2026-11-30T11:00"],
  [1, "2026-11-23T23:30", "2026-11-24T11:00"],
  [2, "2026-11-23T15:27", "2026-11-24T11:00"],
  [2, "2026-11-23T11:00", "2026-11-24T17:30"],
  [2, "2026-11-28T11:00", "2026-11-30T17:30"],
  [3, "2026-11-24T17:30", "2026-11-25T11:00"],
  [3, "2026-11-23T17:30", "2026-11-25T11:00"],
  [3, "2026-11-27T11:00", "2026-11-28T17:30"],
  [4, "2026-11-25T11:00", null],
])("after %i calls since Monday that nobody took, the last at %s, the next try is at %s", (count, minute, next) => {
  expect(tryAfter(count, minute)).toBe(next);
});

test("the office's own rule says when, and when no more", () => {
  const rule = ["30 h", "1 h", "4 days", "Day 6"];
  expect(["30 h", "0 h", "soon", "61 days", "day 1", "day 61", "1 H", "24 hours", "day 3"].map(readTry)).toEqual([
    ...Array<null>(6).fill(null),
    { hours: 1 },
    { hours: 24 },
    { day: 3 },
  ]);
  expect([1, 2, 3, 4, 5].map((count) => tryAfter(count, "2026-11-23T11:00", rule))).toEqual([
    null,
    "2026-11-23T12:00",
    "2026-11-27T17:30",
    "2026-11-28T17:30",
    null,
  ]);
});

test("nobody is tried on a holiday or outside of the office's own hours, however short they are", () => {
  const holiday = { ...office, holidays: ["2026-11-24 Guru Nanak Jayanti"] };
  expect(tryAfter(2, "2026-11-23T11:00", firstTries, holiday)).toBe("2026-11-25T17:30");
  expect(tryAfter(1, "2026-11-23T18:10", firstTries, holiday)).toBe("2026-11-25T11:00");
  const evenings = { week: Array<string>(7).fill("17:00-17:45"), holidays: [] };
  expect(tryAfter(1, "2026-11-23T17:10", firstTries, evenings)).toBe("2026-11-24T17:00");
  expect(tryAfter(2, "2026-11-23T17:05", firstTries, evenings)).toBe("2026-11-24T17:45");
  const never = { week: Array<string>(7).fill(""), holidays: [] };
  expect(tryAfter(1, "2026-11-23T15:27", firstTries, never)).toBe("2026-11-23T17:27");
});

test("a try falls later than the call, into the hours of an open day, whatever the office, the rule and the call", () => {
  const offices: BusinessHours[] = [
    office,
    { ...office, holidays: ["2026-11-25", "2026-11-26 Thursday"] },
    { week: ["", "", "09:30-13:00", "14:00-21:00", "", "10:00-10:30", "11:00-12:00"], holidays: ["2026-11-28"] },
  ];
  const misses: string[] = [];
  for (let quarter = 0; quarter < 8 * 96; quarter += 1) {
    const minute = inHours("2026-11-23T00:00", quarter / 4);
    for (const [place, open] of offices.entries()) {
      for (const rule of ["1 h", "2 h", "13 h", "24 h", "1 day", "3 days", "day 3", "day 9"]) {
        const next = tryAfter(1, minute, [rule], open)!;
        const hours = hoursOn(next.slice(0, 10), open);
        const isOpen = hours && next.slice(11) >= hours.from && next.slice(11) <= hours.until;
        if (!isOpen || next <= minute) misses.push(`${place} ${minute} ${rule} ${next}`);
      }
    }
  }
  expect(misses).toEqual([]);
});

test("the other steps are the same time tomorrow, a Monday morning, and so many hours to the quarter", () => {
  expect(tomorrowAt("2026-11-30T15:27")).toBe("2026-12-01T15:27");
  expect(mondayMorning("2026-11-23T15:27")).toBe("2026-11-30T11:00");
  expect(mondayMorning("2026-11-22T15:27")).toBe("2026-11-23T11:00");
  expect(inHours("2026-11-23T15:27", 2)).toBe("2026-11-23T17:15");
});

test("a try of the rule is read in any writing, up to its longest", () => {
  expect(["24 h", "24h", "25 h", "1 Hour", " 2 H ", "1d", "60 days", "60 D"].map(readTry)).toEqual([
    { hours: 24 },
    { hours: 24 },
    null,
    { hours: 1 },
    { hours: 2 },
    { days: 1 },
    { days: 60 },
    { days: 60 },
  ]);
  expect([" day 2 ", "DAY 60", "day 1", "day 61", "day 3 h", "2  h", "-1 h", "1.5 h", "2 weeks"].map(readTry)).toEqual([
    { day: 2 },
    { day: 60 },
    ...Array<null>(7).fill(null),
  ]);
});

test("on the minute at which the office opens or closes somebody is tried, a minute beyond not any more", () => {
  expect(tryAfter(1, "2026-11-23T08:00")).toBe("2026-11-23T10:00");
  expect(tryAfter(1, "2026-11-23T07:59")).toBe("2026-11-23T11:00");
  expect(tryAfter(1, "2026-11-23T17:00")).toBe("2026-11-23T19:00");
  expect(tryAfter(1, "2026-11-23T17:01")).toBe("2026-11-24T11:00");
});

test("who was called in the middle of the day or later is tried in the morning, who was called before it in the evening", () => {
  expect(tryAfter(2, "2026-11-23T14:29")).toBe("2026-11-24T17:30");
  expect(tryAfter(2, "2026-11-23T14:30")).toBe("2026-11-24T11:00");
});

test("a day of the rule that has passed, or is today, is the next one", () => {
  const onDay = (minute: string) => nextTry({ count: 1, since: "2026-11-23" }, minute, { tries: ["day 3"], office });
  expect(onDay("2026-11-24T16:00")).toBe("2026-11-25T11:00");
  expect(onDay("2026-11-25T16:00")).toBe("2026-11-26T11:00");
  expect(onDay("2026-12-07T16:00")).toBe("2026-12-08T11:00");
});

test("of an office that is open for an hour its morning is the end, of a longer one an hour after it opens", () => {
  const openFor = (hours: string) => ({ week: Array<string>(7).fill(hours), holidays: [] });
  const morning = (hours: string) => tryAfter(1, "2026-11-23T23:00", ["1 h"], openFor(hours));
  expect([morning("10:00-10:59"), morning("10:00-11:00"), morning("10:00-11:01")]).toEqual([
    "2026-11-24T10:00",
    "2026-11-24T11:00",
    "2026-11-24T11:00",
  ]);
  const evening = (hours: string) => tryAfter(1, `2026-11-23T${hours.slice(0, 5)}`, ["1 day"], openFor(hours));
  expect([evening("10:00-11:29"), evening("10:00-11:30"), evening("10:00-11:31")]).toEqual([
    "2026-11-24T11:29",
    "2026-11-24T10:00",
    "2026-11-24T10:01",
  ]);
});

test("steps lead over the turn of a year and a leap day, and a quarter is kept where it is one", () => {
  expect([inHours("2026-12-31T23:45", 1), inHours("2028-02-28T23:59", 1)]).toEqual([
    "2027-01-01T00:45",
    "2028-02-29T00:45",
  ]);
  expect([tomorrowAt("2028-02-28T09:05"), mondayMorning("2028-02-28T09:05")]).toEqual([
    "2028-02-29T09:05",
    "2028-03-06T11:00",
  ]);
});
