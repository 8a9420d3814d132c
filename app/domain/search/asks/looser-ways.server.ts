import type { Lexicon } from "#app/domain/synonym/lexicon.server.ts";
import { findOnFirstShelves } from "#app/domain/search/hits/first-found.server.ts";
import { findHits } from "#app/domain/search/hits/site-index.server.ts";
import type { Lists } from "#app/domain/search/noun-lists.server.ts";
import { quietWords } from "#app/domain/search/words/quiet-words.ts";
import { isUnitOfTime, type SearchedTerm, termsOf } from "#app/domain/search/words/searched-terms.ts";
import type { Ask } from "./ask.ts";
import { tellingOf } from "./asks.ts";

/** A search with some of its words left out. */
export interface Way {
  /** One word or two; a number with its unit counts as one. */
  without: string[];
  /** The remaining words that are not quiet. */
  rest: string[];
  terms: SearchedTerm[];
}

/** With more words than this, only the rarest are candidates. */
const MOST_LOOSENED = 4;

/**
 * Proposes which words to leave out when no record holds all of them. Steps, in this order: one word that is in no
 * course's title, field or subject; two such words; any one; any two. Rarest first within a step. Quiet words are never
 * left out. Answers no step for fewer than two words.
 */
export async function looserWays(lists: Lists, typed: string[]): Promise<Way[][]> {
  const lexicon = await lists.readLexicon();
  const words = withUnits(tellingWords(typed, lexicon));
  const telling = words.filter((word) => !quietWords.has(word));
  const candidates = [...new Set(telling.length > 0 ? telling : words)];
  if (candidates.length < 2) return [];
  const { rarest, naming } = await weigh(lists, candidates, lexicon);
  const singles = rarest.map((word) => [word]);
  const pairs = candidates.length > 2 ? pairsOf(rarest) : [];
  const isNaming = (without: string[]) => without.some((word) => naming.has(word));
  const isDetail = (without: string[]) => !isNaming(without);
  const steps = [singles.filter(isDetail), pairs.filter(isDetail), singles.filter(isNaming), pairs.filter(isNaming)];
  const wayWithout = (without: string[]): Way => {
    const others = words.filter((word) => !without.includes(word)).flatMap((word) => word.split(" "));
    const rest = tellingWords(others, lexicon);
    return { without, rest, terms: tellingOf(termsOf(rest, lexicon)) };
  };
  return steps.filter(({ length }) => length > 0).map((step) => step.map(wayWithout));
}

const tellingWords = (words: string[], lexicon: Lexicon) =>
  tellingOf(termsOf(words, lexicon)).flatMap(({ phrases }) => phrases[0]!);

/** Joins a number with its unit: *3 years* says something, *years* alone little. */
const withUnits = (words: string[]) =>
  words.flatMap((word, place) => {
    if (/^\d+$/.test(word) && isUnitOfTime(words[place + 1] ?? "")) return [`${word} ${words[place + 1]}`];
    return isUnitOfTime(word) && /^\d+$/.test(words[place - 1] ?? "") ? [] : [word];
  });

const pairsOf = (words: string[]) => words.flatMap((one, place) => words.slice(place + 1).map((other) => [one, other]));

/**
 * `rarest`: the words, rarest first, counted in the first courses of the list. `naming`: which of them are in some
 * course's title, field or subject.
 */
async function weigh(lists: Lists, words: string[], lexicon: Lexicon) {
  const askOf = (where: Ask["where"]) => (word: string) => ({ terms: termsOf(word.split(" "), lexicon), where });
  const hits = await findOnFirstShelves(lists, [...words.map(askOf("words")), ...words.map(askOf("title"))]);
  const met = words.map((word, place) => ({ word, count: hits[place]!.length }));
  const rarest = met
    .toSorted((one, other) => one.count - other.count)
    .slice(0, MOST_LOOSENED)
    .map(({ word }) => word);
  const isNamedFirst = (word: string) => hits[words.length + words.indexOf(word)]!.length > 0;
  const open = rarest.filter((word) => !isNamedFirst(word));
  const asked = open.map((word) => ({ kind: "course" as const, ask: askOf("title")(word) }));
  const found = await findHits(lists, asked, 1);
  const naming = rarest.filter((word) => isNamedFirst(word) || found[open.indexOf(word)]!.length > 0);
  return { rarest, naming: new Set(naming) };
}
