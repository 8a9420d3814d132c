import { expect, test } from "vitest";
import { countedAs, sumOf } from "./count-words.ts";

test("a count is grouped as India groups, and says where nobody counted on", () => {
  const words = [{ total: 1 }, { total: 0 }, { total: 1_00_000 }, { total: 10_000, is_more: 1 } as const];

  expect(words.map((count) => countedAs(count, "course", "courses"))).toEqual([
    "1 course",
    "0 courses",
    "1,00,000 courses",
    "10,000+ courses",
  ]);
});

test("how many there are in all is more where of any kind nobody counted on", () => {
  expect(sumOf([])).toEqual({ total: 0 });
  expect(sumOf([{ total: 3, is_more: 0 }, { total: 4 }])).toEqual({ total: 7 });
  expect(sumOf([{ total: 10_000, is_more: 1 }, { total: 4 }])).toEqual({ total: 10_004, is_more: 1 });
});
