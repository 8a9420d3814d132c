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

/** A shorter word resembles too many others: it is corrected only beside other words, and only to a longer one. */
const LONG_ENOUGH = 4;
const SHORTEST_CORRECTED = 3;
/** A shorter word may not change its first letter: *cook* is no *book*. */
const LONG_ENOUGH_TO_BEGIN_OTHERWISE = 5;
/** A word this long is recognisable with two wrong letters. */
const LONG_ENOUGH_FOR_TWO = 9;
const TITLES_READ = 100;
/** Without articles: their few titles add hardly any words. */
const kinds = ["course", "university", "program", "page", "faq"] as const;
const allKinds: SearchKind[] = [...kinds, "article"];

/**
 * Corrects each word that no record holds: splits it in two or changes one letter, two in a long word. Null if no word
 * can be corrected.
 */
export async function correctWords(lists: Lists, words: string[], lexicon: Lexicon): Promise<string[] | null> {
  const isAlone = words.length === 1;
  const known = isAlone ? lists.corrected.alone : lists.corrected.beside;
  const told = await readingOnce((some) => correctEach(lists, some, { isAlone, lexicon }), known)(words);
  const corrected = words.map((word) => told.get(word)!);
  return corrected.some((word, place) => word !== words[place]) ? corrected.flatMap(wordsOf) : null;
}

/** What to search for instead of each word. */
async function correctEach(
  lists: Lists,
  words: string[],
  { isAlone, lexicon }: { isAlone: boolean; lexicon: Lexicon },
): Promise<Map<string, string>> {
  // Correct words, even if no title holds them.
  const meant = [...lexicon.words, ...(await lists.listPlaceWords())];
  const known = new Set(meant);
  // A single word is corrected only after nothing was found for it.
  const held = isAlone ? new Set<string>() : await heldOnFirstShelves(lists, words);
  const correct = async (word: string) =>
    held.has(word) ? word : correctWord(lists, word, { isAlone, lexicon, meant, known });
  return new Map(await Promise.all(words.map(async (word) => [word, await correct(word)] as const)));
}

/**
 * Looks in titles for words that share a beginning with this one, one letter shorter each time: up to the slip they
 * agree.
 */
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
  // By code points: half of a surrogate pair is not valid in a query.
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

/** Never corrected: *10th* is no slip of *12th*, nor *kaun* of *kanun*. */
const isMeantAsTyped = (word: string) => quietWords.has(word) || /\d/.test(word);

/**
 * The words that some course on the first shelves holds. One query for all words, and nearly every held word is among
 * them.
 */
async function heldOnFirstShelves(lists: Lists, words: string[]): Promise<Set<string>> {
  const asks = words.map((word): Ask => ({ terms: termsOf(word), where: "words" }));
  const hits = await findOnFirstShelves(lists, asks, 1);
  return new Set(words.filter((_, place) => hits[place]!.length > 0));
}

/** The whole word first: a frequent one is found sooner than all words that begin with it. */
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
 * Tries other first letters, since no common beginning leads from *narketing* to *marketing*. Titles are asked for each
 * word that may have been meant; other scripts only by way of `meant`.
 */
async function withAnotherFirstLetter(lists: Lists, word: string, meant: string[]): Promise<string | null> {
  if (word.length < LONG_ENOUGH_TO_BEGIN_OTHERWISE) return null;
  const [first, second, ...others] = Array.from(word);
  const rest = [second, ...others].join("");
  const exchanged = [second, first, ...others].join("");
  const slips = [exchanged, rest, ...alphabet.flatMap((letter) => [letter + rest, letter + word])];
  return nearestWord(word, meant) ?? nearestWord(word, await wordsOfTitles(lists, slips));
}

/** The words of the first titles that hold one of these words, or one with such a beginning. */
async function wordsOfTitles(lists: Lists, words: string[], how: Pick<Ask, "areBeginnings"> = {}): Promise<string[]> {
  const terms = [{ phrases: words.map((word) => [word]), isQuiet: false, isTopic: false }];
  const ask: Ask = { terms, where: "title", ...how };
  const found = await findFirst(lists, { kinds, asks: [[0, ask]], limit: TITLES_READ }, idsFound);
  const titles = await Promise.all(kinds.map((kind) => listTitles(lists.db, kind, found.get(kind)!)));
  return titles.flat().flatMap(wordsOf);
}

const termsOf = (word: string) => [{ phrases: [[word]], isQuiet: false, isTopic: false }];
