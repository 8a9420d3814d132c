import { expect, test } from "vitest";
import { type BusinessHours, businessMinutes, momentAfter, momentBefore, openDaysBefore } from "./business-time.ts";

const day = "10:00-19:00";
const office: BusinessHours = { week: ["", day, day, day, day, day, day], holidays: ["2026-12-25 Christmas"] };
const closed: BusinessHours = { week: ["", "", "", "", "", "", ""], holidays: [] };
const at = (minute: string) => Date.parse(`${minute}:00+05:30`);
const MINUTE = 60_000;

test.each([
  ["2026-11-21T18:50", "2026-11-23T10:05", 15],
  ["2026-11-21T19:00", "2026-11-23T10:00", 0],
  ["2026-11-23T15:27", "2026-11-23T15:39", 12],
  ["2026-11-23T08:00", "2026-11-23T22:00", 540],
  ["2026-12-24T18:55", "2026-12-26T10:10", 15],
  ["2026-11-23T12:00", "2026-11-23T11:00", 0],
  ["2026-12-31T18:30", "2027-01-01T10:30", 60],
])("from %s to %s the office is open for %i minutes", (from, to, minutes) => {
  expect(businessMinutes(at(from), at(to), office)).toBe(minutes);
});

test("an office that is never open lets nobody wait", () => {
  expect(businessMinutes(at("2026-11-21T18:50"), at("2026-12-23T10:05"), closed)).toBe(0);
  expect(momentBefore(at("2026-12-23T10:05"), 15, closed)).toBeNull();
});

test("time is added up, never runs back, and equals the minutes counted one by one, over weekends and holidays", () => {
  const misses: string[] = [];
  const start = at("2026-12-23T00:07");
  let counted = 0;
  for (let minute = 0; minute < 7 * 1440; minute += 1) {
    const now = start + minute * MINUTE;
    if (businessMinutes(start, now, office) !== counted) misses.push(`${minute}`);
    const midway = start + Math.floor(minute / 3) * MINUTE;
    if (businessMinutes(start, midway, office) + businessMinutes(midway, now, office) !== counted) {
      misses.push(`${minute} in two`);
    }
    counted += isOpen(now) ? 1 : 0;
  }
  expect(misses).toEqual([]);
});

test("months count as their days do, over holidays, doubled ones and those on a Sunday", () => {
  const holidays = ["2026-12-25 Christmas", "2026-12-25", "2026-12-27", "2027-01-26 Republic Day"];
  const halfSaturdays = { week: ["", day, day, day, day, day, "10:00-14:00"], holidays };
  const misses: string[] = [];
  for (let hour = 0; hour < 24 * 9; hour += 5) {
    const start = at("2026-11-28T03:07") + hour * 60 * MINUTE;
    let counted = 0;
    for (let days = 0; days < 70; days += 1) {
      const now = start + days * 1440 * MINUTE;
      if (businessMinutes(start, now, halfSaturdays) !== counted) misses.push(`${hour} ${days}`);
      counted += businessMinutes(now, now + 1440 * MINUTE, halfSaturdays);
    }
  }
  expect(misses).toEqual([]);
});

test("who came at the moment before or earlier has waited so long, who came later has not", () => {
  const misses: string[] = [];
  for (let quarter = 0; quarter < 10 * 96; quarter += 1) {
    const now = at("2026-12-20T00:00") + quarter * 15 * MINUTE;
    for (const minutes of [1, 10, 15, 540, 541, 1200]) {
      const since = momentBefore(now, minutes, office)!;
      const isMiss =
        businessMinutes(since, now, office) !== minutes ||
        businessMinutes(since - 90 * MINUTE, now, office) < minutes ||
        businessMinutes(since + 1, now, office) >= minutes;
      if (isMiss) misses.push(`${quarter} ${minutes}`);
    }
  }
  expect(misses).toEqual([]);
});

test("by the moment after, the office has been open for so long, and not a minute before", () => {
  const misses: string[] = [];
  for (let quarter = 0; quarter < 10 * 96; quarter += 1) {
    const now = at("2026-12-20T00:00") + quarter * 15 * MINUTE;
    for (const minutes of [1, 10, 120, 540, 541, 1200]) {
      const until = momentAfter(now, minutes, office)!;
      const isMiss =
        businessMinutes(now, until, office) !== minutes || businessMinutes(now, until - MINUTE, office) >= minutes;
      if (isMiss) misses.push(`${quarter} ${minutes}`);
    }
  }
  expect(misses).toEqual([]);
  expect(momentAfter(at("2026-12-23T10:05"), 15, closed)).toBeNull();
});

test.each([
  ["2026-11-23T11:00", 3, "2026-11-19T00:00"],
  ["2026-12-28T11:00", 3, "2026-12-23T00:00"],
  ["2026-11-22T11:00", 1, "2026-11-21T00:00"],
])("before %s the office was open on %i days since %s", (moment, days, since) => {
  expect(openDaysBefore(at(moment), days, office)).toBe(at(since));
  expect(openDaysBefore(at(moment), days, closed)).toBeNull();
});

/** By the clock on the wall, apart from what is tested. */
function isOpen(moment: number): boolean {
  const clock = new Intl.DateTimeFormat("en-GB", {
    timeZone: "Asia/Kolkata",
    weekday: "short",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    hourCycle: "h23",
  });
  const { weekday, month, day, hour } = Object.fromEntries(
    clock.formatToParts(moment).map(({ type, value }) => [type, value]),
  );
  return weekday !== "Sun" && `${month}-${day}` !== "12-25" && Number(hour) >= 10 && Number(hour) < 19;
}
