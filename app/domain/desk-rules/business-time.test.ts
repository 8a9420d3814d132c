import { expect, test } from "vitest";
import { addDays } from "#app/lib/time/calendar-day.ts";
import {
  type BusinessHours,
  businessMinutes,
  hoursOn,
  isOpenAt,
  isOpenOnDayOf,
  momentAfter,
  momentBefore,
  openDaysBefore,
} from "./business-time.ts";
import { hoursOr } from "./hours-schema.ts";

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

test("the office is open from the minute at which it opens until just before it closes, on no holiday", () => {
  const open = (minute: string) => isOpenAt(at(minute), office);
  expect(["2026-11-23T09:59", "2026-11-23T10:00", "2026-11-23T18:59", "2026-11-23T19:00"].map(open)).toEqual([
    false,
    true,
    true,
    false,
  ]);
  expect(isOpenAt(at("2026-11-23T19:00") - 1, office)).toBe(true);
  expect(["2026-11-22T12:00", "2026-12-25T12:00"].map(open)).toEqual([false, false]);
  expect(
    ["2026-11-22T23:59", "2026-11-23T00:00", "2026-12-25T12:00"].map((minute) => isOpenOnDayOf(at(minute), office)),
  ).toEqual([false, true, false]);
});

test("a day has its own hours, and a holiday without a name closes it like one with a name", () => {
  const week = ["", "09:30-13:00", day, day, day, day, "10:00-14:00"];
  expect(hoursOn("2026-11-23", { week, holidays: [] })).toEqual({ from: "09:30", until: "13:00" });
  expect(hoursOn("2026-11-28", { week, holidays: ["2026-11-27"] })).toEqual({ from: "10:00", until: "14:00" });
  for (const holiday of ["2026-11-28", "2026-11-28 Gurpurab"])
    expect(hoursOn("2026-11-28", { week, holidays: ["2026-01-26", holiday] })).toBeNull();
  expect(hoursOn("2026-11-29", { week, holidays: [] })).toBeNull();
});

test("an office that opens once in a year is found, one that opened longer ago is not", () => {
  const days = Array.from({ length: 800 }, (_, index) => addDays("2025-11-01", index));
  const openOnly = (one: string) => ({
    week: Array<string>(7).fill(day),
    holidays: days.filter((each) => each !== one),
  });
  const now = at("2026-11-23T12:00");
  expect(momentBefore(now, 60, openOnly("2025-11-23"))).toBe(at("2025-11-23T18:00"));
  expect(momentBefore(now, 60, openOnly("2025-11-22"))).toBeNull();
  expect(momentAfter(now, 60, openOnly("2027-11-23"))).toBe(at("2027-11-23T11:00"));
  expect(momentAfter(now, 60, openOnly("2027-11-24"))).toBeNull();
  expect(openDaysBefore(now, 1, openOnly("2025-11-23"))).toBe(at("2025-11-23T00:00"));
  expect(openDaysBefore(now, 1, openOnly("2025-11-22"))).toBeNull();
});

test("no minutes are none, and so many days before none is today, open or not", () => {
  expect(momentBefore(at("2026-11-23T12:00"), 0, office)).toBe(at("2026-11-23T12:00"));
  expect(momentAfter(at("2026-11-23T12:00"), 0, office)).toBe(at("2026-11-23T12:00"));
  expect(momentAfter(at("2026-11-22T12:00"), 0, office)).toBe(at("2026-11-23T10:00"));
  expect(openDaysBefore(at("2026-11-22T12:00"), 0, office)).toBe(at("2026-11-22T00:00"));
});

test("hours are two times of a day in their order, or none", () => {
  const hours = hoursOr("where it is closed");
  for (const fine of ["", "10:00-19:00", " 00:00-23:59 ", "09:05-09:06"])
    expect([fine, hours.safeParse(fine).data]).toEqual([fine, fine.trim()]);
  for (const wrong of [
    "19:00-10:00",
    "10:00-10:00",
    "9:00-19:00",
    "10:00-24:00",
    "10:60-11:00",
    "10:00 - 19:00",
    "10:00",
  ])
    expect([wrong, hours.safeParse(wrong).error?.issues[0]?.message]).toEqual([
      wrong,
      "Hours are written as 10:00-19:00, or left empty where it is closed",
    ]);
  expect(hours.safeParse(10).error?.issues[0]?.message).toBe("Hours are a text such as 10:00-19:00");
});
