import { studyModes } from "#db/schema.ts";
import type { Database } from "#db/database.ts";
import { readColumns } from "#app/domain/course/columns/catalogue-columns.server.ts";
import { idsOfModes } from "#app/domain/course/columns/ids-of-modes.ts";
import { correctWords } from "#app/domain/search/words/correct-words.server.ts";
import { type Lists, readLists } from "#app/domain/search/noun-lists.server.ts";
import { type SearchedTerm, termsOf } from "#app/domain/search/words/searched-terms.ts";
import type { Ask } from "#app/domain/search/asks/ask.ts";
import { looserWays } from "#app/domain/search/asks/looser-ways.server.ts";
import { tellingOf } from "#app/domain/search/asks/asks.ts";
import { findHits } from "./site-index.server.ts";
import { wordsOf } from "#app/domain/search/words/words-of.ts";

type StudyMode = (typeof studyModes)[number];

export interface CourseHits {
  ids: number[];
  /** The words searched for instead when no course holds those typed; null if none were replaced. */
  corrected: string | null;
}

interface Asked {
  /** Cached results are valid for this version of the content; null: unknown, nothing is cached. */
  contentVersion: number | null;
  amongModes: IdsOfModes;
}

/** Filters `among`, or all courses if it is null, to those taught in one of the modes. */
export type IdsOfModes = (modes: StudyMode[], among: number[] | null) => Promise<number[]>;

/**
 * Finds all courses that hold the words or their synonyms: in titles; if none, anywhere; if none, as beginnings of
 * words; if none, with spelling corrected. A word that names a study mode filters by that mode, unless no course is
 * left (record 539). Null if nothing was typed.
 */
export async function findCourseHits(
  db: Database,
  query: string,
  { contentVersion, amongModes }: Asked,
): Promise<CourseHits | null> {
  const words = wordsOf(query);
  if (words.length === 0) return null;
  const lists = readLists(db, contentVersion);
  const ids = await idsMeantBy(lists, words, amongModes);
  if (ids.length > 0) return { ids, corrected: null };
  const others = await correctWords(lists, words, await lists.readLexicon());
  if (others === null) return { ids, corrected: null };
  return { ids: await idsMeantBy(lists, others, amongModes), corrected: others.join(" ") };
}

/** The courses found with some words left out. */
interface LooserHits {
  without: string[];
  q: string;
  ids: number[];
}

/** Yields the courses found without some words, in the order of `looserWays`; each is searched only when asked for. */
export async function* findLooserHits(
  db: Database,
  query: string,
  { contentVersion, amongModes }: Asked,
): AsyncGenerator<LooserHits> {
  const lists = readLists(db, contentVersion);
  for (const { without, rest } of (await looserWays(lists, wordsOf(query))).flat())
    yield { without, q: rest.join(" "), ids: await idsMeantBy(lists, rest, amongModes) };
}

/**
 * Counts the courses that match all words except study modes and are taught in one of the modes named; 0 if no word
 * names a mode, or all do.
 */
export async function countTaughtSo(db: Database, query: string, contentVersion: number | null): Promise<number> {
  const lists = readLists(db, contentVersion);
  const { modes, others } = partedByModes(termsOf(wordsOf(query), await lists.readLexicon()));
  if (modes.length === 0 || others.length === 0) return 0;
  const ids = await idsHolding(lists, others);
  return ids.length > 0 ? idsOfModes(await readColumns(db), modes, ids).length : 0;
}

async function idsMeantBy(lists: Lists, words: string[], amongModes: IdsOfModes): Promise<number[]> {
  const terms = termsOf(words, await lists.readLexicon());
  const { modes, others } = partedByModes(terms);
  if (modes.length > 0) {
    const ids = await amongModes(modes, others.length > 0 ? await idsHolding(lists, others) : null);
    if (ids.length > 0) return ids;
  }
  return idsHolding(lists, tellingOf(terms));
}

function partedByModes(terms: SearchedTerm[]) {
  const telling = tellingOf(terms);
  return { modes: telling.flatMap(modeIn), others: telling.filter((term) => modeIn(term).length === 0) };
}

const modeIn = ({ phrases }: SearchedTerm): StudyMode[] =>
  studyModes.filter((mode) => phrases.some((words) => words.join(" ") === mode)).slice(0, 1);

async function idsHolding(lists: Lists, terms: SearchedTerm[]): Promise<number[]> {
  const asks: Ask[] = [
    { terms, where: "title" },
    { terms, where: "words" },
    { terms, where: "words", areBeginnings: true },
  ];
  for (const ask of asks) {
    const ids = await lists.listCourses(ask, async () => (await findHits(lists, [{ kind: "course", ask }]))[0]!);
    if (ids.length > 0) return ids;
  }
  return [];
}
