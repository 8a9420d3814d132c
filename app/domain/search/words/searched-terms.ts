import type { Lexicon } from "#app/domain/synonym/lexicon.server.ts";
import { isTopic, quietWords, senseOf } from "./quiet-words.ts";
import { LONGEST_PHRASE } from "./words-of.ts";

/** A part of a search: one of its phrases must be found. A phrase is a sequence of adjacent words. */
export interface SearchedTerm {
  phrases: string[][];
  /** A word that says little by itself, such as *fees*. */
  isQuiet: boolean;
  /** Quiet, but more than a little word such as *what*. */
  isTopic: boolean;
}

/** Splits words into terms: the longest phrases with synonyms, and every other word for itself. */
export function termsOf(words: string[], lexicon: Lexicon): SearchedTerm[] {
  const terms: SearchedTerm[] = [];
  for (let place = 0; place < words.length;) {
    const phrase = longestKnown(words.slice(place), lexicon);
    const phrases = phrasesFor(phrase, lexicon) ?? [phrase.join(" ")];
    place += phrase.length;
    const namesTopic = isTopic(phrase) || isAmount(phrase, words.slice(place));
    terms.push({
      phrases: phrases.map((other) => other.split(" ")),
      isQuiet: namesTopic || (phrase.length === 1 && (quietWords.has(phrase[0]!) || isSmall(phrase, words[place]))),
      isTopic: namesTopic,
    });
  }
  return terms;
}

/** Amounts of money are no part of a course's name. */
const isAmount = (phrase: string[], following: string[]) => amount.test([...phrase, ...following].join(" "));

/**
 * *50000*, *80k*, *rs50000*, *1 20 000* (the comma splits it), *1 lakh*; no year. Matches only the words that belong to
 * the number.
 */
const amount =
  /^((?!(?:19|20)\d\d\b)\d{4,}|(rs|inr)\d+k?|\d+(rs|inr|k|lakhs?|thousand)|000|\d+ (\d\d )?(000|k|thousand|hazar|hajar|हजार|lakhs?|लाख))( |$)/;

const isSmall = (phrase: string[], next: string | undefined) => isUpTo(phrase, next) || isPercent(phrase, next);

/** Marks that somebody has, *48* or *48.5* without its dot; no length of time and no year. */
const isPercent = ([word]: string[], next = "") => /^\d\d\d?$/.test(word!) && !isUnitOfTime(next);

export const isUnitOfTime = (word: string): boolean =>
  /^(years?|months?|weeks?|saal|varsha?|साल|वर्षे?|महीने|महिने)$/.test(word);

/** *up to*; *up* alone is a state. */
const isUpTo = ([word]: string[], next: string | undefined) => word === "up" && next === "to";

function longestKnown(words: string[], lexicon: Lexicon): string[] {
  for (let length = Math.min(words.length, LONGEST_PHRASE); length > 1; length -= 1) {
    const phrase = words.slice(0, length);
    if (phrasesFor(phrase, lexicon)) return phrase;
  }
  return words.slice(0, 1);
}

/** The phrase and its synonyms; undefined if it has none. */
function phrasesFor(phrase: string[], { phrases, bySense }: Lexicon): string[] | undefined {
  const typed = phrase.join(" ");
  const known = phrases.get(typed);
  if (known) return known;
  const same = bySense.get(senseOf(phrase) ?? "");
  return same === undefined ? undefined : [typed, ...phrases.get(same)!];
}
