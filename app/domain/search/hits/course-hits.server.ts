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
  /** The words that were looked for in place of those typed, which no course holds; null where these were found. */
  corrected: string | null;
}

interface Asked {
  /** Until it rises what was found is found again; null: it is not known. */
  contentVersion: number | null;
  amongModes: IdsOfModes;
}

/** Of these ids those that are taught in one of the modes; null: of all courses. */
export type IdsOfModes = (modes: StudyMode[], among: number[] | null) => Promise<number[]>;

/**
 * All courses that hold the words, or what people call the same: in their titles; where none does, anywhere; where none
 * does, as the beginnings of words; where none does, with one letter changed. A word that names a mode of study means
 * what is taught so, unless nothing is (record 539). Null where nothing was typed.
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

/** The courses of words of which some are left out. */
interface LooserHits {
  without: string[];
  q: string;
  ids: number[];
}

/**
 * Where no course holds all words: what is found without some, in the order in which that is to be tried; asked for one
 * by one.
 */
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
 * Of the courses that `findCourseHits` finds for all words but those that name modes of study how many are taught in
 * one of these; 0 where no word names one, or all do.
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
