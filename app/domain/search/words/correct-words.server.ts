import type { Lexicon } from "#app/domain/synonym/lexicon.server.ts";
import { findFirst, findOnFirstShelves, idsFound } from "#app/domain/search/hits/first-found.server.ts";
import { nearestWord } from "./nearest-word.ts";
import { partedIn } from "./parted-word.ts";
import { quietWords } from "./quiet-words.ts";
import { readingOnce } from "./reading-once.ts";
import { listTitles } from "#app/domain/search/hits/found-records.server.ts";
import type { Lists } from "#app/domain/search/noun-lists.server.ts";
import type { Ask, SearchKind } from "#app/domain/search/asks/ask.ts";
import { wordsOf } from "./words-of.ts";

/** A shorter word is corrected only beside others, and to one with more letters: it is too much like too many. */
const LONG_ENOUGH = 4;
const SHORTEST_CORRECTED = 3;
/** Of a shorter word too little is left: *cook* is no *book*. */
const LONG_ENOUGH_TO_BEGIN_OTHERWISE = 5;
/** A long word holds enough letters to be known by where two of them are wrong. */
const LONG_ENOUGH_FOR_TWO = 9;
const TITLES_READ = 100;
/** Articles' titles are few, and their words stand in the others. */
const kinds = ["course", "university", "program", "page", "faq"] as const;
const allKinds: SearchKind[] = [...kinds, "article"];

/**
 * The words with those that nothing holds parted in two or changed by one letter, a long one by two; null where none
 * can be helped.
 */
export async function correctWords(lists: Lists, words: string[], lexicon: Lexicon): Promise<string[] | null> {
  const isAlone = words.length === 1;
  const known = isAlone ? lists.corrected.alone : lists.corrected.beside;
  const told = await readingOnce((some) => correctEach(lists, some, { isAlone, lexicon }), known)(words);
  const corrected = words.map((word) => told.get(word)!);
  return corrected.some((word, place) => word !== words[place]) ? corrected.flatMap(wordsOf) : null;
}

/** By each word what is looked for in its place. */
async function correctEach(
  lists: Lists,
  words: string[],
  { isAlone, lexicon }: { isAlone: boolean; lexicon: Lexicon },
): Promise<Map<string, string>> {
  // What people mean, though no title need hold it.
  const meant = [...lexicon.words, ...(await lists.listPlaceWords())];
  const known = new Set(meant);
  // Of one word alone it is known already that nothing holds it.
  const held = isAlone ? new Set<string>() : await heldOnFirstShelves(lists, words);
  const correct = async (word: string) =>
    held.has(word) ? word : correctWord(lists, word, { isAlone, lexicon, meant, known });
  return new Map(await Promise.all(words.map(async (word) => [word, await correct(word)] as const)));
}

/** Titles are asked for words that begin as this one does, with fewer letters each time: before the slip they agree. */
async function correctWord(
  lists: Lists,
  word: string,
  { isAlone, lexicon, meant, known }: { isAlone: boolean; lexicon: Lexicon; meant: string[]; known: Set<string> },
): Promise<string> {
  const isShort = word.length < LONG_ENOUGH;
  if (word.length < SHORTEST_CORRECTED || (isShort && isAlone) || isMeantAsTyped(word)) return word;
  if (lexicon.words.has(word) || (!isAlone && (await isHeld(lists, word)))) return word;
  const parted = partedIn(word, known);
  if (parted !== null) return parted;
  // Some letters are two of a text's units: half of one is nothing that a database can be asked for.
  const letters = Array.from(word);
  const met = new Set<string>();
  for (let length = letters.length - 1; length >= 1; length -= 1) {
    const beginning = letters.slice(0, length).join("");
    const begun = meant.filter((other) => other.startsWith(beginning));
    const found = [...(await wordsOfTitles(lists, [beginning], { areBeginnings: true })), ...begun];
    const nearest = nearestWord(word, isShort ? found.filter((other) => other.length > word.length) : found);
    if (nearest !== null) return nearest;
    for (const other of found) met.add(other);
  }
  const begunOtherwise = await withAnotherFirstLetter(lists, word, meant);
  if (begunOtherwise !== null) return begunOtherwise;
  if (letters.length < LONG_ENOUGH_FOR_TWO) return word;
  return nearestWord(word, [...met], 2) ?? word;
}

/** *10th* is no slip of *12th*, and *kaun* none of *kanun*. */
const isMeantAsTyped = (word: string) => quietWords.has(word) || /\d/.test(word);

/**
 * Those that some of the first courses hold: one question for all of them, and nearly every word that is held at all is
 * among these.
 */
async function heldOnFirstShelves(lists: Lists, words: string[]): Promise<Set<string>> {
  const asks = words.map((word): Ask => ({ terms: termsOf(word), where: "words" }));
  const hits = await findOnFirstShelves(lists, asks, 1);
  return new Set(words.filter((_, place) => hits[place]!.length > 0));
}

/** A frequent word is found sooner than all that begin with it. */
async function isHeld(lists: Lists, word: string): Promise<boolean> {
  const ask: Ask = { terms: termsOf(word), where: "words" };
  return (await holdsAny(lists, ask)) || holdsAny(lists, { ...ask, areBeginnings: true });
}

async function holdsAny(lists: Lists, ask: Ask): Promise<boolean> {
  const found = await findFirst(lists, { kinds: allKinds, asks: [[0, ask]], limit: 1 }, idsFound);
  return [...found.values()].some(({ length }) => length > 0);
}

const alphabet = Array.from("abcdefghijklmnopqrstuvwxyz");

/**
 * No beginning leads from *narketing* to *marketing*: titles are asked for each word that the slip may have been. Other
 * letters than ours are in what is meant.
 */
async function withAnotherFirstLetter(lists: Lists, word: string, meant: string[]): Promise<string | null> {
  if (word.length < LONG_ENOUGH_TO_BEGIN_OTHERWISE) return null;
  const [first, second, ...others] = Array.from(word);
  const rest = [second, ...others].join("");
  const exchanged = [second, first, ...others].join("");
  const slips = [exchanged, rest, ...alphabet.flatMap((letter) => [letter + rest, letter + word])];
  return nearestWord(word, meant) ?? nearestWord(word, await wordsOfTitles(lists, slips));
}

/** Of the first titles that have one of these words, or one which begins so. */
async function wordsOfTitles(lists: Lists, words: string[], how: Pick<Ask, "areBeginnings"> = {}): Promise<string[]> {
  const terms = [{ phrases: words.map((word) => [word]), isQuiet: false, isTopic: false }];
  const ask: Ask = { terms, where: "title", ...how };
  const found = await findFirst(lists, { kinds, asks: [[0, ask]], limit: TITLES_READ }, idsFound);
  const titles = await Promise.all(kinds.map((kind) => listTitles(lists.db, kind, found.get(kind)!)));
  return titles.flat().flatMap(wordsOf);
}

const termsOf = (word: string) => [{ phrases: [[word]], isQuiet: false, isTopic: false }];
