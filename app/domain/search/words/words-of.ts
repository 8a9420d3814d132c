import { foldText } from "#app/lib/text/fold-text.ts";

const MOST_WORDS = 8;

/** A phrase that has synonyms holds at most so many words. */
export const LONGEST_PHRASE = 6;

/** What somebody typed, as words of the index: folded, and without dots, so that `B.Tech` is `btech`. */
export const wordsOf = (query: string): string[] =>
  foldText(query)
    .replaceAll(".", "")
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .filter((word) => word !== "")
    .slice(0, MOST_WORDS);

/** The same in one piece, by which phrases are compared. */
export const phraseOf = (text: string): string => wordsOf(text).join(" ");
