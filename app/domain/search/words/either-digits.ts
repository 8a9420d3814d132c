import type { SearchedTerm } from "./searched-terms.ts";

/**
 * The phrases of a term as they may stand in texts, some of which are written with the digits of Devanagari: *12वी* is
 * *१२वी*, too. Beside Latin letters nobody writes those.
 */
export const inEitherDigits = ({ phrases }: SearchedTerm): string[][] =>
  phrases.flatMap((words) => (words.some(mayBeOtherwise) ? [words, words.map(inDevanagari)] : [words]));

const mayBeOtherwise = (word: string) => /\d/.test(word) && !/[a-z]/.test(word);

const ZERO = 0x966;

const inDevanagari = (word: string) =>
  mayBeOtherwise(word) ? word.replaceAll(/\d/g, (digit) => String.fromCharCode(ZERO + Number(digit))) : word;
