import type { Lexicon } from "#app/domain/synonym/lexicon.server.ts";
import { findOnFirstShelves } from "#app/domain/search/hits/first-found.server.ts";
import { findHits } from "#app/domain/search/hits/site-index.server.ts";
import type { Lists } from "#app/domain/search/noun-lists.server.ts";
import { quietWords } from "#app/domain/search/words/quiet-words.ts";
import { type SearchedTerm, termsOf } from "#app/domain/search/words/searched-terms.ts";
import type { Ask } from "./ask.ts";
import { tellingOf } from "./asks.ts";

/** What is looked for when some words are left out. */
export interface Way {
  /** One word or two; a number with its unit is one. */
  without: string[];
  /** The others that tell something. */
  rest: string[];
  terms: SearchedTerm[];
}

/** Of more words the rarest are left out. */
const MOST_LOOSENED = 4;

/**
 * What to leave out of words that nothing holds together, step by step: one word that no course is called by, then two
 * such words, then any one, then any two, since what a course is called by is what is looked for. Of each step what
 * leaves out the rarest comes first. No quiet word is left out; no step where fewer than two others were typed.
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

/** *3 years* tells something, *years* little. */
const withUnits = (words: string[]) =>
  words.flatMap((word, place) => {
    if (/^\d+$/.test(word) && unit.test(words[place + 1] ?? "")) return [`${word} ${words[place + 1]}`];
    return unit.test(word) && /^\d+$/.test(words[place - 1] ?? "") ? [] : [word];
  });

const unit = /^(years?|months?|weeks?|saal|varsha?|साल|वर्षे?|महीने|महिने)$/;

const pairsOf = (words: string[]) => words.flatMap((one, place) => words.slice(place + 1).map((other) => [one, other]));

/** The rarest among the first courses, and which of them some course has in its title, field or subject. */
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
