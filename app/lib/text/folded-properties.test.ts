import fc from "fast-check";
import { expect, test } from "vitest";
import { compareFolded, foldText, searchedWords } from "./fold-text.ts";

const text = fc.string({ unit: "grapheme", maxLength: 24 });
/** What people type here: Latin with accents, Devanagari, figures and signs, on whichever keyboard. */
const typed = fc
  .array(fc.constantFrom("É", "é", "e\u0301", "ñ", "Å", "ﬁ", "Ⅳ", "क", "की", "ज़", "ड़", "a", "Z", "9", " ", "-", "\t"))
  .map((signs) => signs.join(""));

test("a folded text folds to itself, so that what was stored is found by what is folded again", () => {
  fc.assert(
    fc.property(fc.oneof(text, typed), (any) => {
      expect(foldText(foldText(any))).toBe(foldText(any));
    }),
    { numRuns: 300 },
  );
});

test("a text is the same in whichever form a keyboard sends it", () => {
  fc.assert(
    fc.property(typed, (any) => {
      for (const form of ["NFC", "NFD", "NFKC", "NFKD"] as const)
        expect(foldText(any.normalize(form))).toBe(foldText(any));
      expect(foldText(any.toUpperCase())).toBe(foldText(any.toLowerCase()));
    }),
  );
});

test("a nukta is kept, in whichever of its two forms it was typed", () => {
  expect(foldText("\u095b\u0930\u0940")).toBe(foldText("\u091c\u093c\u0930\u0940"));
  expect(foldText("\u091c\u093c\u0930\u0940")).not.toBe(foldText("\u091c\u0930\u0940"));
});

test("the words of a query all stand in the text that it was typed from", () => {
  fc.assert(
    fc.property(typed, (any) => {
      const words = searchedWords(any);
      expect(words.every((word) => foldText(any).includes(word) && word !== "" && !/\s/.test(word))).toBe(true);
      expect(words.length).toBe(Math.min(8, any.trim() === "" ? 0 : foldText(any).trim().split(/\s+/).length));
    }),
  );
});

test("names are ordered in one way: of two the same one comes first from either side, and of three without a circle", () => {
  fc.assert(
    fc.property(typed, typed, typed, (one, other, third) => {
      expect(Math.sign(compareFolded(one, other))).toBe(0 - Math.sign(compareFolded(other, one)));
      expect(compareFolded(one, other) === 0).toBe(foldText(one) === foldText(other));
      if (compareFolded(one, other) < 0 && compareFolded(other, third) < 0)
        expect(compareFolded(one, third)).toBeLessThan(0);
    }),
  );
});
