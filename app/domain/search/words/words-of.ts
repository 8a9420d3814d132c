import { foldText } from "#app/lib/text/fold-text.ts";

const MOST_WORDS = 8;

/** The most words in a phrase with synonyms. */
export const LONGEST_PHRASE = 6;

/** Splits a query into words as the index holds them: folded, without dots (`B.Tech` is `btech`), at most eight. */
export const wordsOf = (query: string): string[] =>
  foldText(query)
    .replaceAll(".", "")
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .filter((word) => word !== "")
    .slice(0, MOST_WORDS);

/** The same words as one string, to compare phrases by. */
export const phraseOf = (text: string): string => wordsOf(text).join(" ");
