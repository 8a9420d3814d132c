import { expect, test } from "vitest";
import { askedUntil } from "./asked-time.ts";

const day = "10:00-19:00";
const office = { week: ["", day, day, day, day, day, day], holidays: [] };
const at = (minute: string) => Date.parse(`${minute}:00+05:30`);

test.each([
  ["@rohit please quote the fee by 16:00", "2026-11-23T11:00", "2026-11-23T16:00"],
  ["@rohit by 4 pm please", "2026-11-23T11:00", "2026-11-23T16:00"],
  ["@rohit by 12.30 pm", "2026-11-23T11:00", "2026-11-23T12:30"],
  ["@rohit by 9:15 am", "2026-11-23T11:00", "2026-11-24T09:15"],
  ["@rohit by 4 pm tomorrow", "2026-11-23T11:00", "2026-11-24T16:00"],
  ["@rohit by 16:00 tomorrow", "2026-11-23T17:00", "2026-11-24T16:00"],
  ["@rohit by 4 p.m. please", "2026-11-23T11:00", "2026-11-23T16:00"],
  ["@rohit by 4.30 P.M. tomorrow.", "2026-11-23T11:00", "2026-11-24T16:30"],
  ["@rohit get the fee down by 1.50 lakh", "2026-11-23T11:00", "2026-11-23T13:00"],
  ["@rohit I need it by 16:00.", "2026-11-23T11:00", "2026-11-23T16:00"],
  ["@rohit it rose by 2.30 %", "2026-11-23T11:00", "2026-11-23T13:00"],
  ["@rohit by tomorrow 11:30", "2026-11-23T11:00", "2026-11-24T11:30"],
  ["@rohit by 16:00", "2026-11-23T16:00", "2026-11-24T16:00"],
  ["@rohit was paid by 3 students", "2026-11-23T11:00", "2026-11-23T13:00"],
  ["@rohit by 25:00", "2026-11-23T11:00", "2026-11-23T13:00"],
  ["@rohit please quote the fee", "2026-11-21T18:00", "2026-11-23T11:00"],
])("%s, written at %s, is wanted by %s", (words, now, until) => {
  expect(askedUntil(words, at(now), office)).toBe(until);
});

test("a time is read in each writing in which people name one, and an hour alone is none", () => {
  const now = Date.parse("2026-11-24T05:30:00.000Z");
  const at = (words: string) => askedUntil(words, now, office);
  expect(["by 4 pm", "by 4PM, please", "@asha by 16.00", "By 16:00", "by  4:00pm"].map(at)).toEqual(
    Array.from({ length: 5 }, () => "2026-11-24T16:00"),
  );
  expect([at("by 12 pm"), at("by 12 am"), at("by tomorrow 9 am"), at("by 23:59")]).toEqual([
    "2026-11-24T12:00",
    "2026-11-25T00:00",
    "2026-11-25T09:00",
    "2026-11-24T23:59",
  ]);
  const inTwoHours = at("whenever you can");
  for (const words of ["by 4", "by 25:00", "by 13 pm", "by 16:60", "baby 16:00", "by four pm"])
    expect([words, at(words)]).toEqual([words, inTwoHours]);
});

test("a time that is just now is tomorrow's, one a minute on is today's", () => {
  const now = Date.parse("2026-12-31T10:30:00.000Z");
  expect(askedUntil("by 16:00", now, office)).toBe("2027-01-01T16:00");
  expect(askedUntil("by 16:01", now, office)).toBe("2026-12-31T16:01");
});
