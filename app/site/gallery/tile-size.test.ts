import { expect, test } from "vitest";
import { tileSize } from "./tile-size.ts";

test.each([
  [1, "small"],
  [3, "small"],
  [4, "wide"],
  [6, "wide"],
  [7, "tall"],
  [8, "tall"],
  [9, "large"],
  [10, "small"],
  [19, "large"],
])("image %i in the first row is %s", (id, size) => {
  expect(tileSize(id, 0)).toBe(size);
});

test("the row counts with four images each, from 0", () => {
  expect([tileSize(3, 3), tileSize(3, 4), tileSize(3, 7), tileSize(3, 8)]).toEqual(["small", "wide", "wide", "wide"]);
  expect(tileSize(6, 4)).toBe("tall");
  expect(tileSize(9, 4)).toBe("small");
});
