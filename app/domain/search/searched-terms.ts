import { foldText } from "#app/lib/fold-text.ts";
import { quietWords, synonyms } from "./synonyms.ts";

const MOST_WORDS = 8;
const LONGEST_PHRASE = 6;

/** A part of a search: one of its phrases must be found. A phrase is words that follow one another. */
export interface SearchedTerm {
  phrases: string[][];
  /** A word that says little by itself, such as *fees*. */
  isQuiet: boolean;
}

/** What somebody typed, as words of the index: folded, and without dots, so that `B.Tech` is `btech`. */
export const wordsOf = (query: string): string[] =>
  foldText(query)
    .replaceAll(".", "")
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .filter((word) => word !== "")
    .slice(0, MOST_WORDS);

/** The longest phrases that have synonyms are taken together; every other word stands for itself. */
export function termsOf(words: string[]): SearchedTerm[] {
  const terms: SearchedTerm[] = [];
  for (let place = 0; place < words.length;) {
    const length = longestKnown(words.slice(place));
    const phrase = words.slice(place, place + length);
    const phrases = (synonyms.get(phrase.join(" ")) ?? [phrase.join(" ")]).map((other) => other.split(" "));
    terms.push({ phrases, isQuiet: length === 1 && quietWords.has(phrase[0]!) });
    place += length;
  }
  return terms;
}

function longestKnown(words: string[]): number {
  for (let length = Math.min(words.length, LONGEST_PHRASE); length > 1; length -= 1) {
    if (synonyms.has(words.slice(0, length).join(" "))) return length;
  }
  return 1;
}
