import { expect, test } from "vitest";
import { type DifferencePart, wordDifference } from "./word-difference.ts";

const text = (parts: DifferencePart[], ...kinds: DifferencePart["is"][]) =>
  parts
    .filter(({ is }) => kinds.includes(is))
    .map(({ words }) => words)
    .join("");

test("what went and what came stand side by side, word by word", () => {
  expect(wordDifference("Classes on weekday evenings, recorded.", "Classes on Saturday, recorded.")).toEqual([
    { words: "Classes on ", is: "same" },
    { words: "weekday evenings, ", is: "gone" },
    { words: "Saturday, ", is: "come" },
    { words: "recorded.", is: "same" },
  ]);
  expect(wordDifference("", "New")).toEqual([{ words: "New", is: "come" }]);
  expect(wordDifference("Old", "")).toEqual([{ words: "Old", is: "gone" }]);
  expect(wordDifference("Same", "Same")).toEqual([{ words: "Same", is: "same" }]);
});

test("both texts can be read from the difference, whatever they are", () => {
  let seed = 7;
  const random = (most: number) => (seed = (seed * 48_271) % 2_147_483_647) % most;
  const words = ["fee", "of", "₹1,50,000", "नमस्ते", "two\n", "years", "", " "];
  const sentence = () => Array.from({ length: random(30) }, () => words[random(words.length)]).join(" ");
  for (let round = 0; round < 300; round += 1) {
    const [before, after] = [sentence(), sentence()];
    const parts = wordDifference(before, after);
    expect(text(parts, "same", "come")).toBe(after);
    expect(text(parts, "same", "gone").replaceAll(/\s+/g, " ").trim()).toBe(before.replaceAll(/\s+/g, " ").trim());
  }
});

test("texts too long to be compared word by word go and come as a whole, but for how they begin and end", () => {
  const long = (word: string) => Array.from({ length: 3001 }, (_, nth) => `${word}${nth} `).join("");
  const parts = wordDifference(`Begins alike. ${long("was")}Ends alike.`, `Begins alike. ${long("is")}Ends alike.`);
  expect(parts).toEqual([
    { words: "Begins alike. ", is: "same" },
    { words: long("was"), is: "gone" },
    { words: long("is"), is: "come" },
    { words: "Ends alike.", is: "same" },
  ]);
});
