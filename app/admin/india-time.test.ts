import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { DAY_MS } from "#app/lib/time/from-now.ts";
import { minuteOf } from "#app/lib/time/india-day.ts";
import { formatMoment, formatNamedDay, formatRecency, formatWeekday, fromIndiaTime } from "./india-time.ts";

beforeEach(() => {
  vi.useFakeTimers({ now: new Date("2026-11-21T04:00:00.000Z") });
});
afterEach(() => {
  vi.useRealTimers();
});

test("a moment shows as the clock in India showed it", () => {
  expect(formatMoment("2026-11-20T18:45:00.000Z")).toBe("21 Nov, 00:15");
  expect(formatMoment("2025-12-31T18:29:00.000Z")).toBe("31 Dec 2025, 23:59");
});

test("what happened today shows its time, what is older its day", () => {
  expect(formatRecency("2026-11-20T18:30:00.000Z")).toBe("00:00");
  expect(formatRecency("2026-11-20T18:29:00.000Z")).toBe("Yesterday");
  expect(formatRecency("2026-11-02T10:00:00.000Z")).toBe("2 Nov");
  expect(formatRecency("2025-11-02T10:00:00.000Z")).toBe("2 Nov 2025");
});

test("a day stands with its name, and says whether it is today or was yesterday", () => {
  expect(formatNamedDay("2026-11-20T18:30:00.000Z")).toBe("Today, Saturday 21 Nov");
  expect(formatNamedDay("2026-11-20T18:29:00.000Z")).toBe("Yesterday, Friday 20 Nov");
  expect(formatNamedDay("2025-11-02T10:00:00.000Z")).toBe("Sunday 2 Nov 2025");
});

test("a day of the week and the month reads as the platform writes it in India, on each day of two years", () => {
  const written = new Intl.DateTimeFormat("en-IN", {
    timeZone: "UTC",
    weekday: "short",
    day: "numeric",
    month: "short",
  });
  for (let day = Date.parse("2026-01-01"); day < Date.parse("2028-01-01"); day += DAY_MS) {
    const date = new Date(day).toISOString().slice(0, 10);
    expect(formatWeekday(date)).toBe(written.format(day) + (date < "2027" ? "" : " 2027"));
  }
});

test("a date-time field shows and takes the clock in India, wherever the browser stands", () => {
  expect(minuteOf("2026-11-24T18:45:30.000Z")).toBe("2026-11-25T00:15");
  expect(fromIndiaTime("2026-11-25T00:15")).toBe("2026-11-24T18:45:00.000Z");
  expect(fromIndiaTime("soon")).toBe("");
});
