import { expect, test } from "vitest";
import { compareFolded, foldText, searchedWords } from "./fold-text.ts";

test("accents and case are folded away", () => {
  expect(foldText("Économie À LA CARTE")).toBe("economie a la carte");
});

test("names are ordered whatever their case and accents", () => {
  expect(["deccan", "Élan", "Aravalli", "Eastern", "Deccan"].toSorted(compareFolded)).toEqual([
    "Aravalli",
    "deccan",
    "Deccan",
    "Eastern",
    "Élan",
  ]);
});

test("Devanagari signs stay", () => {
  expect(foldText("हिन्दी माध्यम")).toBe("हिन्दी माध्यम".normalize("NFC"));
});

test("every word of a query is looked for by itself", () => {
  expect(searchedWords("  Data   Science ")).toEqual(["data", "science"]);
});

test("a very long query stays a small statement", () => {
  expect(searchedWords("word ".repeat(5000))).toHaveLength(8);
});
