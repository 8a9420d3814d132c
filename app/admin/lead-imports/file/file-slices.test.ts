import { expect, test } from "vitest";
import { sliceOf } from "./file-slices.ts";

test("of a file two hundred rows are sent at once, fewer where they are long", () => {
  const fileOf = (count: number, note: string) => ({
    name: "people.csv",
    headings: ["Name", "", "Note"],
    rows: Array.from({ length: count }, (_, index) => ({ line: index + 2, cells: [` P${index} `, "left out", note] })),
  });
  const linesOf = (count: number, note: string, from = 0) =>
    sliceOf(fileOf(count, note), ["name", "", "message"], from).map(({ line }) => line);

  expect(sliceOf(fileOf(1, "a"), ["name", "", "message"], 0)).toEqual([{ line: 2, name: "P0", message: "a" }]);
  expect([linesOf(500, "a").length, linesOf(500, "a", 350)[0], linesOf(500, "a", 350).length]).toEqual([200, 352, 150]);
  expect(linesOf(500, "x".repeat(4000), 7)).toHaveLength(37);
});

test("of a cell that is too long for every field no more is sent than shows it", () => {
  const row = { line: 2, cells: ["P", "x".repeat(3_000_000)] };
  const [sent] = sliceOf({ name: "people.csv", headings: ["Name", "Note"], rows: [row] }, ["name", "message"], 0);
  expect(sent).toEqual({ line: 2, name: "P", message: "x".repeat(20_000) });
});

test("a slice of long remarks in Hindi is one that the server takes", () => {
  const rows = Array.from({ length: 200 }, (_, index) => ({ line: index + 2, cells: ["तन्वी", "शुल्क ".repeat(400)] }));
  const slice = sliceOf({ name: "people.csv", headings: ["Name", "Note"], rows }, ["name", "message"], 0);
  expect(new TextEncoder().encode(JSON.stringify(slice)).length).toBeLessThan(200 * 1024);
  expect(slice.length).toBeGreaterThan(10);
});
