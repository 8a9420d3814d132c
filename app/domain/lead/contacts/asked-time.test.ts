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
  ["@rohit by tomorrow 11:30", "2026-11-23T11:00", "2026-11-24T11:30"],
  ["@rohit by 16:00", "2026-11-23T16:00", "2026-11-24T16:00"],
  ["@rohit was paid by 3 students", "2026-11-23T11:00", "2026-11-23T13:00"],
  ["@rohit by 25:00", "2026-11-23T11:00", "2026-11-23T13:00"],
  ["@rohit please quote the fee", "2026-11-21T18:00", "2026-11-23T11:00"],
])("%s, written at %s, is wanted by %s", (words, now, until) => {
  expect(askedUntil(words, at(now), office)).toBe(until);
});
