import { expect, test } from "vitest";
import { sumOf } from "./sum-of.ts";

test("how many there are in all is more where of any kind nobody counted on", () => {
  expect(sumOf([])).toEqual({ total: 0 });
  expect(sumOf([{ total: 3, is_more: 0 }, { total: 4 }])).toEqual({ total: 7 });
  expect(sumOf([{ total: 10_000, is_more: 1 }, { total: 4 }])).toEqual({ total: 10_004, is_more: 1 });
});
