import { expect, test } from "vitest";
import { topOfScale } from "./chart-scale.ts";

test.each([
  [0, 2],
  [1, 2],
  [2, 2],
  [3, 4],
  [7, 8],
  [9, 10],
  [11, 12],
  [15, 16],
  [41, 60],
  [99, 100],
  [101, 120],
  [1234, 1600],
])("bars of up to %i stand under %i", (highest, top) => {
  expect(topOfScale(highest)).toBe(top);
});
