import { expect, test } from "vitest";
import { exactMonthsOf, monthsOf, writeDuration } from "./duration.ts";

test("a length is read in months, of a range the shorter end; other words name none", () => {
  expect(["2 Years", "24 Month", "14 months", "12-24 Months", "1.5 years"].map(monthsOf)).toEqual([24, 24, 14, 12, 18]);
  expect(["", "Two years", "On request", "4 semesters"].map(monthsOf)).toEqual([null, null, null, null]);
});

test("what is counted by the length has none of a range", () => {
  expect(["2 Years", "12-24 Months", "2 to 3 years", "121 Months", "soon"].map(exactMonthsOf)).toEqual([
    24,
    null,
    null,
    null,
    null,
  ]);
});

test("nothing lasts longer than ten years: what says so names no length", () => {
  expect(["10 Years", "120 months", "121 Months", "2022-2025 Years", "999999999 Years"].map(monthsOf)).toEqual([
    120,
    120,
    null,
    null,
    null,
  ]);
});

test("the same length is written in one way", () => {
  expect(["24 Month", "2 years", "12 Months", "14 Months", "1.5 Years"].map(writeDuration)).toEqual([
    "2 Years",
    "2 Years",
    "1 Year",
    "14 Months",
    "18 Months",
  ]);
  expect(["12-24 Months", "Four semesters", ""].map(writeDuration)).toEqual(["12-24 Months", "Four semesters", ""]);
});
