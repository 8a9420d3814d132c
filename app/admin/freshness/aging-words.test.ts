import { expect, test } from "vitest";
import { standingOf } from "./aging-words.ts";

test.each([
  [null, "Never checked", true],
  ["2026-11-19", "4 days late", true],
  ["2026-11-22", "1 day late", true],
  ["2026-11-23", "Stale today", true],
  ["2026-11-24", "Stale in 1 day", false],
  ["2027-03-01", "Stale in 98 days", false],
])("what is due on %s is, on 23 November 2026, %s", (due, words, isLate) => {
  expect(standingOf({ kind: "fees", due }, "2026-11-23")).toEqual({ words, isLate });
});
