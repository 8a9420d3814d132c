import { expect, test } from "vitest";
import { countedAs } from "./count-words.ts";

test("a count is grouped as India groups, and says where nobody counted on", () => {
  const words = [{ total: 1 }, { total: 0 }, { total: 1_00_000 }, { total: 10_000, is_more: 1 } as const];

  expect(words.map((count) => countedAs(count, "course", "courses"))).toEqual([
    "1 course",
    "0 courses",
    "1,00,000 courses",
    "10,000+ courses",
  ]);
});
