import { expect, test } from "vitest";
import { roomBelow, withNumber } from "./numbers.ts";

test("half a million numbers below 65,536 take a megabyte, and one more that is larger leaves them as they are", () => {
  const narrow = roomBelow(65_536, 500_000);
  expect(narrow.byteLength).toBe(1_000_000);
  expect(withNumber(narrow, 3, 65_535)).toBe(narrow);
  const wide = withNumber(narrow, 4, 65_536);
  expect([wide[3], wide[4], wide.length]).toEqual([65_535, 65_536, 500_000]);
  expect(withNumber(wide, 5, 7)).toBe(wide);
});

test("numbers that need more room are given it at once", () => {
  expect(withNumber(roomBelow(65_537, 2), 0, 65_536)).toEqual(Uint32Array.of(65_536, 0));
});
