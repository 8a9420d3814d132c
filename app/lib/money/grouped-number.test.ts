import { expect, test } from "vitest";
import { groupDigits, ungroupDigits } from "./grouped-number.ts";

test.each([
  [168000, "1,68,000"],
  [12500000, "1,25,00,000"],
  [950, "950"],
  [1500.5, "1,500.50"],
])("%d is written %s", (amount, written) => {
  expect(groupDigits(amount)).toBe(written);
});

test.each([
  ["1,68,000", "168000"],
  ["1 68 000.50", "168000.50"],
  ["1, 68, 000", "168000"],
  ["168,000", "168000"],
  ["1,25,00,000", "12500000"],
  ["168000", "168000"],
  ["१,६८,०००.५०", "168000.50"],
  ["", ""],
])("%s is read as %s", (written, read) => {
  expect(ungroupDigits(written)).toBe(read);
});

test.each(["1,5", "1,68,00", ",500", "about 2,000", "1  5"])("%s is left for the schema to refuse", (written) => {
  expect(ungroupDigits(written)).toBe(written);
});
