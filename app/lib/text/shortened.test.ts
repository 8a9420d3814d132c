import fc from "fast-check";
import { expect, test } from "vitest";
import { shortened } from "./shortened.ts";

test("a text that fits stays as it is; a longer one ends with its last whole word", () => {
  expect(shortened("Learn while you work", 20)).toBe("Learn while you work");
  expect(shortened("Learn while you work.", 20)).toBe("Learn while you…");
});

test("of one long word the beginning is shown", () => {
  expect(shortened("x".repeat(30), 10)).toBe(`${"x".repeat(9)}…`);
});

test("what is shown fits, begins as the text does, and holds no half of a sign", () => {
  const words = fc.array(fc.string({ unit: "grapheme", minLength: 1, maxLength: 12 }), { maxLength: 20 });
  fc.assert(
    fc.property(words, fc.integer({ min: 5, max: 60 }), (parts, longest) => {
      const text = parts.join(" ").trim();
      const shown = shortened(text, longest);
      expect(shown.length).toBeLessThanOrEqual(longest);
      expect(text.startsWith(shown.replace(/…$/, ""))).toBe(true);
      expect(shown.isWellFormed()).toBe(true);
    }),
  );
});
