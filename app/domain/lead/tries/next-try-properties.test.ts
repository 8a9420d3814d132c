import fc from "fast-check";
import { expect, test } from "vitest";
import { hoursOn } from "#app/domain/desk-rules/business-time.ts";
import { DAY_MS, HOUR_MS } from "#app/lib/time/from-now.ts";
import { inHours, mondayMorning, nextTry, tomorrowAt } from "./next-try.ts";

const hours = fc.constantFrom("", "10:00-19:00", "09:30-13:00", "10:00-10:05", "00:00-23:59");
const office = fc.record({
  week: fc.array(hours, { minLength: 7, maxLength: 7 }),
  holidays: fc.constantFrom([], ["2026-12-25 Christmas"], ["2026-11-26", "2026-11-27", "2026-11-28"]),
});
const minute = fc
  .date({ min: new Date("2026-11-01"), max: new Date("2027-02-28"), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 16));
const tries = fc.constantFrom(["2 h", "1 day", "day 3"], ["12 h", "3 days", "day 7"], ["24 hours", "day 2"]);

test("the next try is never before the call, and always a minute at which the office is open", () => {
  fc.assert(
    fc.property(office, minute, tries, fc.integer({ min: 1, max: 4 }), (told, now, rule, count) => {
      const next = nextTry({ count, since: now.slice(0, 10) }, now, { tries: rule, office: told });
      if (next === null) return;
      expect(next > now).toBe(true);
      // Of an office that is never open every day is one.
      if (!told.week.some(Boolean)) return;
      const open = hoursOn(next.slice(0, 10), told)!;
      expect(next.slice(11) >= open.from && next.slice(11) <= open.until).toBe(true);
    }),
    { numRuns: 400 },
  );
});

test("behind the last try of the rule there is none", () => {
  fc.assert(
    fc.property(office, minute, fc.integer({ min: 4, max: 20 }), (told, now, count) => {
      expect(
        nextTry({ count, since: now.slice(0, 10) }, now, { tries: ["2 h", "1 day", "day 3"], office: told }),
      ).toBeNull();
    }),
  );
});

test("tomorrow, some hours from now and a Monday morning all lie ahead, on the day that they name", () => {
  fc.assert(
    fc.property(minute, fc.integer({ min: 1, max: 48 }), (now, count) => {
      expect(Date.parse(`${tomorrowAt(now)}Z`) - Date.parse(`${now}Z`)).toBe(DAY_MS);
      expect(new Date(`${mondayMorning(now)}Z`).getUTCDay()).toBe(1);
      expect(mondayMorning(now) > now).toBe(true);
      expect(Number(inHours(now, count).slice(14)) % 15).toBe(0);
      const ahead = Date.parse(`${inHours(now, count)}Z`) - Date.parse(`${now}Z`);
      expect(ahead > (count * 60 - 15) * 60_000 && ahead <= count * HOUR_MS).toBe(true);
    }),
  );
});
