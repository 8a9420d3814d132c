import type { Database } from "#db/database.ts";
import type { Lexicon } from "#app/domain/synonym/lexicon.server.ts";
import { beginningAsks, tellingOf, wholeAsks } from "#app/domain/search/asks/asks.ts";
import { isByTitle, isOfOther, namesField } from "#app/domain/search/asks/named-field.ts";
import { correctWords } from "#app/domain/search/words/correct-words.server.ts";
import { type FoundRecord, readFound } from "#app/domain/search/hits/found-records.server.ts";
import { inOrderOf, isThere } from "#app/domain/search/hits/order-found.ts";
import { areFewAnyway, areWholeAnyway } from "#app/domain/search/words/held-words.server.ts";
import type { Found } from "./search-schema.ts";
import { termsOf } from "#app/domain/search/words/searched-terms.ts";
import { findFirst, type FirstFound, placesOfAsks } from "#app/domain/search/hits/first-found.server.ts";
import { type Lists, readLists } from "./noun-lists.server.ts";
import { kinds, type SearchKind } from "#app/domain/search/asks/ask.ts";
import {
  type Answers,
  countIfFilled,
  type CountMeanwhile,
  type Known,
  MOST_PER_TYPE,
  type Totals,
  totalsOf,
} from "./search-totals.server.ts";
import { awaitedLate } from "#app/lib/awaited-late.ts";
import { wordsOf } from "#app/domain/search/words/words-of.ts";

export interface SiteSearch {
  /** The first results of each noun. */
  rows: Found[];
  /** The words searched for instead when no record holds those typed; null if none were replaced. */
  corrected: string | null;
}

export interface CountedSearch extends SiteSearch {
  /** Resolves later than the rows, so that a page can be written meanwhile. */
  totals: Promise<Totals>;
}

/**
 * Finds everything visible to visitors that holds all words of the query or their synonyms. Matches in titles rank
 * first, then in texts, then beginnings of words; within a rank, nouns in the order of `kinds`, each in list order.
 * Spelling is corrected if nothing is found.
 */
export async function searchSite(
  db: Database,
  query: string,
  contentVersion: number | null = null,
): Promise<SiteSearch> {
  const { rows, corrected } = await lookFor(readLists(db, contentVersion), query);
  return { rows, corrected };
}

/** `searchSite` with totals. */
export async function searchAndCount(
  db: Database,
  query: string,
  contentVersion: number | null = null,
): Promise<CountedSearch> {
  const lists = readLists(db, contentVersion);
  const looked = await lookFor(lists, query, countIfFilled);
  return { rows: looked.rows, corrected: looked.corrected, totals: awaitedLate(totalsOf(lists, looked)) };
}

const MOST_SUGGESTED = 8;
const MOST_SUGGESTED_PER_TYPE = 3;

/** The first few results, for a visitor who is still typing; at most three of each noun. */
export async function suggestOnSite(
  db: Database,
  query: string,
  contentVersion: number | null = null,
): Promise<SiteSearch> {
  const { rows, corrected } = await lookFor(readLists(db, contentVersion), query);
  const taken = new Map<Found["type"], number>();
  const hasRoom = ({ type }: Found) => {
    taken.set(type, (taken.get(type) ?? 0) + 1);
    return taken.get(type)! <= MOST_SUGGESTED_PER_TYPE;
  };
  return { rows: rows.filter(hasRoom).slice(0, MOST_SUGGESTED), corrected };
}

const countNothing: CountMeanwhile = () => Promise.resolve(null);
const nothing = { rows: [], corrected: null, asks: [], found: new Map(), isOfField: false, counting: new Map() };

async function lookFor(lists: Lists, query: string, count = countNothing): Promise<Answers & SiteSearch> {
  const words = wordsOf(query);
  if (words.length === 0) return nothing;
  const lexicon = await lists.readLexicon();
  const found = await findAll(lists, { words, lexicon, count });
  if (found.rows.length > 0) return { ...found, corrected: null };
  const others = await correctWords(lists, words, lexicon);
  if (others === null) return { ...found, corrected: null };
  return { ...(await findAll(lists, { words: others, lexicon, count })), corrected: others.join(" ") };
}

/** With fewer results than this, beginnings of words count, too. */
export const FEW = 10;

interface Sought {
  words: string[];
  lexicon: Lexicon;
  count: CountMeanwhile;
}

async function findAll(lists: Lists, { words, lexicon, count }: Sought): Promise<Answers> {
  const terms = termsOf(words, lexicon);
  const asked = { typed: words.join(" "), count };
  let answers = await answersOf(lists, asked, { asks: wholeAsks(terms), found: new Map() });
  if (answers.rows.length >= FEW) return answers;
  const begun = beginningAsks(terms);
  const held = await lists.readHeld(begun);
  if (areWholeAnyway(begun[0]!, held)) return answers;
  // Beginnings in titles first: very many words in texts begin like a short one.
  const steps = areFewAnyway(begun[0]!, held) ? [begun] : begun.map((ask) => [ask]);
  for (const step of steps) {
    if (answers.rows.length >= FEW) break;
    answers = await answersOf(lists, asked, { ...answers, asks: [...answers.asks, ...step] });
  }
  return answers;
}

/** Runs the asks that are not in `found` yet. */
async function answersOf(
  lists: Lists,
  { typed, count }: { typed: string; count: CountMeanwhile },
  { asks, found }: Known,
): Promise<Answers> {
  const further = [...asks.entries()].filter(([place]) => !found.get("course")?.first.has(place));
  const counting: Answers["counting"] = new Map();
  const read = await findFirst(
    lists,
    { kinds, asks: further, limit: MOST_PER_TYPE },
    (kind, ofKind) => {
      // Counting takes longer than reading, so it starts first; it is awaited after everything else.
      counting.set(kind, awaitedLate(count(lists, { asks, found }, kind)));
      return readFirst(lists.db, kind, { typed, found: ofKind });
    },
    found,
  );
  const records = kinds.map((kind) => read.get(kind)!);
  const isOfField = namesField(asks, records.flat());
  const isMeant = (record: FoundRecord) => !isOfField || isByTitle(asks, record) || !isOfOther(record, asks);
  const inOrder = records.flatMap((ofOneKind) => inOrderOf(ofOneKind.filter(isMeant), typed).slice(0, MOST_PER_TYPE));
  const telling = tellingOf(asks[0]!.terms);
  const placed = inOrder.map(({ shown, place }) => ({ shown, place: isThere(shown, telling) ? 0 : place }));
  const rows = placed.toSorted((one, other) => one.place - other.place).map(({ shown }) => shown);
  return { rows, asks, found, isOfField, counting };
}

function readFirst(db: Database, kind: SearchKind, { typed, found }: { typed: string; found: FirstFound }) {
  const places = placesOfAsks(found, MOST_PER_TYPE);
  // With this many hits, a title equal to the query may be far down the list.
  return readFound(db, { kind, places, titled: places.size >= MOST_PER_TYPE ? typed : undefined });
}
