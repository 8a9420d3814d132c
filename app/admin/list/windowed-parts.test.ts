import { expect, test } from "vitest";
import { type Part, windowedParts } from "./windowed-parts.ts";

const ids = Array.from({ length: 10_000 }, (_, index) => index + 1);
const placing = { heights: new Map<number, number>(), guess: 50, seen: { top: 0, bottom: 1000 }, held: -1 };

const rowsOf = (parts: Part[]) => parts.flatMap((part) => (part.is === "row" ? [part.index] : []));
const heightOf = (parts: Part[], rowHeight: (index: number) => number) =>
  parts.reduce((sum, part) => sum + (part.is === "gap" ? part.height : rowHeight(part.index)), 0);

test("of ten thousand rows only those near the window stand in the document, and the list keeps its height", () => {
  for (const top of [0, 3_000, 250_000, 499_000]) {
    const parts = windowedParts(ids, { ...placing, seen: { top, bottom: top + 1000 } });
    expect(rowsOf(parts).length).toBeLessThan(60);
    expect(rowsOf(parts)).toContain(Math.floor(top / 50));
    expect(heightOf(parts, () => 50)).toBe(500_000);
  }
});

test("rows that were measured count with their own height", () => {
  const heights = new Map([[1, 450]]);
  const parts = windowedParts(ids, { ...placing, heights, seen: { top: 10_400, bottom: 10_900 } });

  expect(heightOf(parts, () => 50)).toBe(500_400);
  expect(rowsOf(parts)).toContain(200);
  expect(rowsOf(parts)).not.toContain(0);
});

test("the row with the focus stays with its neighbours, however far the list is scrolled", () => {
  const parts = windowedParts(ids, { ...placing, seen: { top: 250_000, bottom: 251_000 }, held: 7 });

  expect(rowsOf(parts).slice(0, 4)).toEqual([6, 7, 8, 4984]);
  expect(heightOf(parts, () => 50)).toBe(500_000);
});
