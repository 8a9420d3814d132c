import fc from "fast-check";
import { expect, test } from "vitest";
import { termsOf } from "./searched-terms.ts";
import { LONGEST_PHRASE, phraseOf, wordsOf } from "./words-of.ts";

const lexicon = {
  phrases: new Map([
    ["mba", ["mba", "master of business administration"]],
    ["business administration", ["business administration", "management"]],
    ["master of business administration", ["master of business administration", "mba"]],
  ]),
  bySense: new Map([["administration busines master", "master of business administration"]]),
  words: new Set<string>(),
};

test("the longest phrase that has synonyms is taken together, other words stand for themselves", () => {
  expect(termsOf(["master", "of", "business", "administration", "pune"], lexicon)).toEqual([
    { phrases: [["master", "of", "business", "administration"], ["mba"]], isQuiet: false, isTopic: false },
    { phrases: [["pune"]], isQuiet: false, isTopic: false },
  ]);
  expect(termsOf(["fees", "mba"], lexicon).map(({ isQuiet }) => isQuiet)).toEqual([true, false]);
});

test("a degree is known in whatever order and number its words are typed", () => {
  for (const typed of ["business administration masters", "masters in business administration"])
    expect(termsOf(typed.split(" "), lexicon)).toEqual([
      {
        phrases: [typed.split(" "), ["master", "of", "business", "administration"], ["mba"]],
        isQuiet: false,
        isTopic: false,
      },
    ]);
});

test("no word is lost and none comes twice, whatever is looked for", () => {
  const word = fc.constantFrom("master", "of", "business", "administration", "mba", "fees", "पुणे");
  fc.assert(
    fc.property(fc.array(word, { maxLength: 8 }), (words) => {
      const terms = termsOf(words, lexicon);
      expect(terms.flatMap(({ phrases }) => phrases[0])).toEqual(words);
      for (const { phrases } of terms) expect(phrases[0]!.length).toBeLessThanOrEqual(LONGEST_PHRASE);
    }),
  );
});

test.each([
  ["B.Tech", ["btech"]],
  ["  MBA, Pune (2026) ", ["mba", "pune", "2026"]],
  ["Économie", ["economie"]],
  ["हिन्दी माध्यम", ["हिन्दी", "माध्यम"]],
  ["...", []],
])("%j is looked for as %j", (typed, words) => {
  expect(wordsOf(typed)).toEqual(words);
});

test("a phrase is its own phrase, and a query never grows past eight words", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 60 }), (typed) => {
      expect(phraseOf(phraseOf(typed))).toBe(phraseOf(typed));
      expect(wordsOf(`${typed} `.repeat(9)).length).toBeLessThanOrEqual(8);
    }),
  );
});
