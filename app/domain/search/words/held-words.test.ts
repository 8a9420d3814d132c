import { expect, test } from "vitest";
import { areFewAnyway, areWholeAnyway, type HeldWords } from "./held-words.server.ts";

const held: HeldWords = {
  whole: new Map([
    ["mba", true],
    ["weekend", true],
    ["administration", true],
    ["business", false],
    ["a", true],
    ["zeppelin", false],
  ]),
  begun: new Map([
    ["mba", ["mba"]],
    ["weekend", ["weekend", "weekends"]],
    ["administration", ["administration"]],
    ["business", ["businesses"]],
    ["a", null],
    ["zeppelin", []],
  ]),
};

const asked = (phrases: string[][]) => ({
  terms: [{ phrases, isQuiet: false, isTopic: false }],
  where: "words" as const,
  areBeginnings: true,
});
const isWholeAnyway = (...phrases: string[][]) => areWholeAnyway(asked(phrases), held);
const isFewAnyway = (...phrases: string[][]) => areFewAnyway(asked(phrases), held);

test("an ask for beginnings is one for whole words where nothing else begins so", () => {
  expect(isWholeAnyway(["mba"])).toBe(true);
  expect(isWholeAnyway(["mba"], ["weekend"])).toBe(false);
  expect(isWholeAnyway(["zeppelin"])).toBe(true);
  expect(isWholeAnyway(["business"])).toBe(false);
  // Nothing holds the word before, so it does not matter how the last goes on.
  expect(isWholeAnyway(["mba"], ["business", "a"])).toBe(true);
  expect(isWholeAnyway(["mba"], ["administration", "a"])).toBe(false);
  // Of these the index was not asked.
  expect(isWholeAnyway(["emba"])).toBe(false);
});

test("few words begin so where each is known, whatever stands before, or where another writing is asked for", () => {
  expect(isFewAnyway(["mba"], ["weekend"])).toBe(true);
  expect(isFewAnyway(["mba"], ["mba", "a"])).toBe(false);
  expect(isFewAnyway(["एमबीए"])).toBe(true);
  // A phrase of which nothing holds a word is not asked for.
  expect(isFewAnyway(["mba"], ["zeppelin", "a"])).toBe(true);
  expect(isFewAnyway(["zeppelin", "a"])).toBe(false);
});
