import { expect, test } from "vitest";
import { areWholeAnyway, type HeldWords } from "./held-words.server.ts";

const held: HeldWords = new Map([
  ["mba", { isWhole: true, begun: ["mba"] }],
  ["weekend", { isWhole: true, begun: ["weekend", "weekends"] }],
  ["administration", { isWhole: true, begun: ["administration"] }],
  ["business", { isWhole: false, begun: ["businesses"] }],
  ["a", { isWhole: true, begun: null }],
  ["zeppelin", { isWhole: false, begun: [] }],
]);

const isWholeAnyway = (...phrases: string[][]) =>
  areWholeAnyway({ terms: [{ phrases, isQuiet: false }], where: "words", areBeginnings: true }, held);

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
