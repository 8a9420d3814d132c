import type { Lexicon } from "#app/domain/synonym/lexicon.server.ts";
import { quietWords } from "./quiet-words.ts";
import { LONGEST_PHRASE } from "./words-of.ts";

/** A part of a search: one of its phrases must be found. A phrase is words that follow one another. */
export interface SearchedTerm {
  phrases: string[][];
  /** A word that says little by itself, such as *fees*. */
  isQuiet: boolean;
}

/** The longest phrases that have synonyms are taken together; every other word stands for itself. */
export function termsOf(words: string[], { phrases: known }: Lexicon): SearchedTerm[] {
  const terms: SearchedTerm[] = [];
  for (let place = 0; place < words.length;) {
    const length = longestKnown(words.slice(place), known);
    const phrase = words.slice(place, place + length);
    const phrases = (known.get(phrase.join(" ")) ?? [phrase.join(" ")]).map((other) => other.split(" "));
    terms.push({ phrases, isQuiet: length === 1 && quietWords.has(phrase[0]!) });
    place += length;
  }
  return terms;
}

export const wordsIn = (terms: SearchedTerm[]): string[] => terms.flatMap(({ phrases }) => phrases.flat());

function longestKnown(words: string[], known: Lexicon["phrases"]): number {
  for (let length = Math.min(words.length, LONGEST_PHRASE); length > 1; length -= 1) {
    if (known.has(words.slice(0, length).join(" "))) return length;
  }
  return 1;
}
