import { expect, test } from "vitest";
import { inHours, mondayMorning, nextTry, readTry, tomorrowAt } from "./next-try.ts";

test.each([
  [1, "2026-11-23T15:27", "2026-11-23T17:27"],
  [1, "2026-11-23T18:10", "2026-11-24T11:00"],
  [1, "2026-11-23T07:00", "2026-11-23T11:00"],
  [1, "2026-11-21T18:50", "2026-11-23T11:00"],
  [1, "2026-11-22T11:10", "2026-11-23T11:00"],
  [1, "2026-11-23T23:30", "2026-11-24T11:00"],
  [2, "2026-11-23T15:27", "2026-11-24T11:00"],
  [2, "2026-11-23T11:00", "2026-11-24T17:30"],
  [2, "2026-11-21T11:00", "2026-11-23T17:30"],
  [3, "2026-11-23T17:30", "2026-11-26T11:00"],
  [4, "2026-11-23T11:00", null],
])("after %i calls that nobody took, the last at %s, the next try is at %s", (tries, minute, next) => {
  expect(nextTry(tries, minute)).toBe(next);
});

test("the office's own rule says when, and when no more", () => {
  const rule = ["30 h", "1 h", "4 days"];
  expect(["30 h", "0 h", "soon", "61 days", "1 H", "24 hours"].map(readTry)).toEqual([
    null,
    null,
    null,
    null,
    { hours: 1 },
    { hours: 24 },
  ]);
  expect([1, 2, 3, 4].map((tries) => nextTry(tries, "2026-11-23T11:00", rule))).toEqual([
    null,
    "2026-11-23T12:00",
    "2026-11-27T17:30",
    null,
  ]);
});

test("no try ever falls before ten, after seven or on a Sunday, whenever the call was", () => {
  const misses: string[] = [];
  for (let quarter = 0; quarter < 8 * 96; quarter += 1) {
    const minute = inHours("2026-11-23T00:00", quarter / 4);
    for (const rule of ["1 h", "2 h", "13 h", "24 h", "1 day", "3 days"]) {
      const next = nextTry(1, minute, [rule])!;
      const isSunday = new Date(`${next}Z`).getUTCDay() === 0;
      if (isSunday || next.slice(11) < "10:00" || next.slice(11) > "19:00" || next <= minute)
        misses.push(`${minute} ${next}`);
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
