import type { Database } from "#db/database.ts";
import type { Lexicon } from "#app/domain/synonym/lexicon.server.ts";
import { nearestWord } from "./nearest-word.ts";
import { listTitles } from "./found-records.server.ts";
import type { SearchedTerm } from "./searched-terms.ts";
import { findInIndex, type SearchKind } from "./site-index.server.ts";
import { wordsOf } from "./words-of.ts";

/** A shorter word is corrected only beside others, and to one with more letters: it is too much like too many. */
const LONG_ENOUGH = 4;
const SHORTEST_CORRECTED = 3;
const TITLES_READ = 100;
/** For a single row PostgreSQL would rather look through the whole table than into its index. */
const ENOUGH = 50;
/** Articles' titles are few, and their words stand in the others. */
const kinds = ["course", "university", "program", "page", "faq"] as const;
const allKinds: SearchKind[] = [...kinds, "article"];

/** The words with those that nothing holds changed by one letter; null where none can be helped. */
export async function correctWords(db: Database, words: string[], lexicon: Lexicon): Promise<string[] | null> {
  const isAlone = words.length === 1;
  const corrected = await Promise.all(words.map((word) => correctWord(db, word, { isAlone, lexicon })));
  return corrected.some((word, place) => word !== words[place]) ? corrected : null;
}

/** Titles are asked for words that begin as this one does, with fewer letters each time: before the slip they agree. */
async function correctWord(
  db: Database,
  word: string,
  { isAlone, lexicon }: { isAlone: boolean; lexicon: Lexicon },
): Promise<string> {
  const isShort = word.length < LONG_ENOUGH;
  if (word.length < SHORTEST_CORRECTED || (isShort && isAlone)) return word;
  if (lexicon.words.has(word) || (await isHeld(db, word))) return word;
  for (let length = word.length - 1; length >= 1; length -= 1) {
    const beginning = word.slice(0, length);
    const meant = [...lexicon.words].filter((other) => other.startsWith(beginning));
    const found = [...(await wordsBeginningWith(db, beginning)), ...meant];
    const nearest = nearestWord(word, isShort ? found.filter((other) => other.length > word.length) : found);
    if (nearest !== null) return nearest;
  }
  return word;
}

async function isHeld(db: Database, word: string): Promise<boolean> {
  const asks = [{ terms: [termOf(word)], where: "words" as const, areBeginnings: true }];
  const found = await Promise.all(allKinds.map((kind) => findInIndex(db, kind, asks, ENOUGH)));
  return found.some(({ size }) => size > 0);
}

async function wordsBeginningWith(db: Database, beginning: string): Promise<string[]> {
  const asks = [{ terms: [termOf(beginning)], where: "title" as const, areBeginnings: true }];
  const titles = await Promise.all(
    kinds.map(async (kind) => listTitles(db, kind, [...(await findInIndex(db, kind, asks, TITLES_READ)).keys()])),
  );
  return [...titles.flat(), ...(await placesHolding(db, beginning))].flatMap(wordsOf);
}

/** Where universities are stands in their texts. */
async function placesHolding(db: Database, beginning: string): Promise<string[]> {
  const asks = [{ terms: [termOf(beginning)], where: "words" as const, areBeginnings: true }];
  const ids = [...(await findInIndex(db, "university", asks, TITLES_READ)).keys()];
  if (ids.length === 0) return [];
  const rows = await db.selectFrom("universities").select("location").where("id", "in", ids).execute();
  return rows.map(({ location }) => location);
}

const termOf = (word: string): SearchedTerm => ({ phrases: [[word]], isQuiet: false });
