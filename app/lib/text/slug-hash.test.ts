import { expect, test } from "vitest";
import { groupOf, slugHash } from "./slug-hash.ts";

test("slugs that differ by a number alone are spread over the groups evenly", () => {
  const sizes = Array.from({ length: 64 }, () => 0);
  for (let number = 0; number < 64 * 64; number += 1) sizes[groupOf(slugHash(`online-mba-${number}`), 6)]! += 1;

  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(24);
  expect(Math.max(...sizes)).toBeLessThan(128);
});

test("without bits there is one group, and with more each is cut in two", () => {
  const hash = slugHash("online-mba");

  expect(groupOf(hash, 0)).toBe(0);
  expect(groupOf(hash, 5) >>> 1).toBe(groupOf(hash, 4));
  expect(groupOf(hash, 1)).toBeLessThan(2);
});
