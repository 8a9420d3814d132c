import { expect, test } from "vitest";
import { feeCalendarOf, totalOf } from "./fee-calendar.ts";
import { dueMonths, feeYearsOf } from "./fee-dates.ts";

const TODAY = "2026-11-23";
const january = {
  session: "January 2027",
  opens: "2026-11-02",
  last_date: "2027-02-15",
  starts: "2027-03-01",
  seats: null,
};
const items = [
  { kind: "application" as const, amount_paise: 100_000, due: "application" as const },
  { kind: "tuition" as const, amount_paise: 4_000_050, due: "semester" as const },
  { kind: "convocation" as const, amount_paise: 150_000, due: "end" as const },
];
const datesOf = (duration: string, intakes = [january]) =>
  feeCalendarOf(items, duration).map((stop) => dueMonths(stop, { intakes, duration }, TODAY));

test("every payment has its months, by the session that one can enter, over the turn of the year", () => {
  expect(datesOf("2 Years")).toEqual([
    "by 15 February 2027",
    "Mar to Aug 2027",
    "Sep 2027 to Feb 2028",
    "Mar to Aug 2028",
    "Sep 2028 to Feb 2029",
    "Feb 2029",
  ]);
  expect(datesOf("14 Months")).toEqual([
    "by 15 February 2027",
    "Mar to Aug 2027",
    "Sep 2027 to Feb 2028",
    "Mar to Apr 2028",
    "Apr 2028",
  ]);
});

test("where no session is announced, or not its first day, nothing is dated", () => {
  const unknown = [null, null, null, null];
  expect(datesOf("1 Year", [])).toEqual(unknown);
  expect(datesOf("1 Year", [{ ...january, starts: null as never }])).toEqual(unknown);
  expect(datesOf("1 Year", [{ ...january, last_date: "2026-10-01" }])).toEqual(unknown);
});

test.each(["6 Months", "1 Year", "14 Months", "2 Years", "3 Years", "4 Years"])(
  "the years of %s sum up to the total, to the paisa",
  (duration) => {
    const years = feeYearsOf(feeCalendarOf(items, duration), { intakes: [january], duration }, TODAY);

    expect(years.reduce((sum, { sumPaise }) => sum + sumPaise, 0)).toBe(totalOf(items, duration));
    expect(years[0]!.short).toMatch(/^2027(-28)?$/);
    expect(years[0]!.months).toMatch(/^Mar (2027 )?to /);
  },
);

test("of a length that nobody knows no year is made up", () => {
  for (const duration of ["soon", "12-24 Months"])
    expect(feeYearsOf([], { intakes: [january], duration }, TODAY)).toEqual([]);
});
