import { expect, test } from "vitest";
import { sliceOf } from "./file-slices.ts";

test("of a file two hundred rows are sent at once, fewer where they are long, and one however long it is", () => {
  const fileOf = (count: number, note: string) => ({
    name: "people.csv",
    headings: ["Name", "", "Note"],
    rows: Array.from({ length: count }, (_, index) => ({ line: index + 2, cells: [` P${index} `, "left out", note] })),
  });
  const linesOf = (count: number, note: string, from = 0) =>
    sliceOf(fileOf(count, note), ["name", "", "message"], from).map(({ line }) => line);

  expect(sliceOf(fileOf(1, "a"), ["name", "", "message"], 0)).toEqual([{ line: 2, name: "P0", message: "a" }]);
  expect([linesOf(500, "a").length, linesOf(500, "a", 350)[0], linesOf(500, "a", 350).length]).toEqual([200, 352, 150]);
  expect(linesOf(500, "x".repeat(50_000))).toEqual([2, 3]);
  expect(linesOf(500, "x".repeat(200_000), 7)).toEqual([9]);
});
