import { foldText } from "#app/lib/text/fold-text.ts";
import { fromIndianDigits } from "#app/lib/text/indian-digits.ts";

const MOST_WORDS = 8;

/** The most words in a phrase with synonyms. */
export const LONGEST_PHRASE = 6;

/**
 * What somebody typed, as words of the index: folded, and without dots, so that `B.Tech` is `btech`; digits of other
 * scripts are ours.
 */
export const wordsOf = (query: string): string[] =>
  foldText(fromIndianDigits(query))
    .replaceAll(".", "")
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .filter((word) => word !== "")
    .slice(0, MOST_WORDS);

/** The same words as one string, to compare phrases by. */
export const phraseOf = (text: string): string => wordsOf(text).join(" ");
