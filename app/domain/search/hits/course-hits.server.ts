import { studyModes } from "#db/schema.ts";
import type { Database } from "#db/database.ts";
import { readColumns } from "#app/domain/course/columns/catalogue-columns.server.ts";
import { idsTaughtSo, type TaughtSo } from "#app/domain/course/columns/ids-taught-so.ts";
import { teachingLanguages } from "#app/domain/course/teaching-languages.ts";
import { correctWords } from "#app/domain/search/words/correct-words.server.ts";
import { type Lists, readLists } from "#app/domain/search/noun-lists.server.ts";
import { type SearchedTerm, termsOf } from "#app/domain/search/words/searched-terms.ts";
import type { Ask } from "#app/domain/search/asks/ask.ts";
import { looserWays } from "#app/domain/search/asks/looser-ways.server.ts";
import { tellingOf } from "#app/domain/search/asks/asks.ts";
import { findHits } from "./site-index.server.ts";
import { wordsOf } from "#app/domain/search/words/words-of.ts";

export interface CourseHits {
  ids: number[];
  /** The words searched for instead when no course holds those typed; null if none were replaced. */
  corrected: string | null;
}

interface Asked {
  /** Cached results are valid for this version of the content; null: unknown, nothing is cached. */
  contentVersion: number | null;
  amongTaught: IdsTaughtSo;
}

/** Of these ids those that are taught so; null: of all courses. */
export type IdsTaughtSo = (so: TaughtSo, among: number[] | null) => Promise<number[]>;

/**
 * All courses that hold the words, or what people call the same: in their titles; where none does, anywhere; where none
 * does, as the beginnings of words; where none does, with one letter changed. A word that names a mode of study means
 * what is taught so, unless nothing is (record 539); one that names a language what is taught in it, and what is called
 * so (record 580). Null where nothing was typed.
 */
export async function findCourseHits(
  db: Database,
  query: string,
  { contentVersion, amongTaught }: Asked,
): Promise<CourseHits | null> {
  const words = wordsOf(query);
  if (words.length === 0) return null;
  const lists = readLists(db, contentVersion);
  const ids = await idsMeantBy(lists, words, amongTaught);
  if (ids.length > 0) return { ids, corrected: null };
  const others = await correctWords(lists, words, await lists.readLexicon());
  if (others === null) return { ids, corrected: null };
  return { ids: await idsMeantBy(lists, others, amongTaught), corrected: others.join(" ") };
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
  { contentVersion, amongTaught }: Asked,
): AsyncGenerator<LooserHits> {
  const lists = readLists(db, contentVersion);
  for (const { without, rest } of (await looserWays(lists, wordsOf(query))).flat())
    yield { without, q: rest.join(" "), ids: await idsMeantBy(lists, rest, amongTaught) };
}

/** What is taught as some words say, and holds the others. */
export interface Taught {
  total: number;
  languages: string[];
  /** The words that name no language. */
  q: string;
}

/**
 * How many courses are taught in a mode or a language that words name, of those that `findCourseHits` finds for the
 * others; null where there are none, no word names one, or all name modes.
 */
export async function countTaughtSo(
  db: Database,
  query: string,
  contentVersion: number | null,
): Promise<Taught | null> {
  const lists = readLists(db, contentVersion);
  const terms = tellingOf(termsOf(wordsOf(query), await lists.readLexicon()));
  const { so, others } = partedByTeaching(terms);
  const isOfModesAlone = so.languages.length === 0 && others.length === 0;
  if (isOfModesAlone || isNothing(so)) return null;
  const among = others.length > 0 ? await idsHolding(lists, others) : null;
  const total = among?.length === 0 ? 0 : idsTaughtSo(await readColumns(db), so, among).length;
  const rest = terms.filter((term) => languageIn(term).length === 0).flatMap(({ phrases }) => phrases[0]!);
  return total === 0 ? null : { total, languages: so.languages, q: rest.join(" ") };
}

async function idsMeantBy(lists: Lists, words: string[], amongTaught: IdsTaughtSo): Promise<number[]> {
  const terms = tellingOf(termsOf(words, await lists.readLexicon()));
  const { so, others } = partedByTeaching(terms);
  if (isNothing(so)) return idsHolding(lists, terms);
  const taught = await amongTaught(so, others.length > 0 ? await idsHolding(lists, others) : null);
  const isByTeachingAlone = so.languages.length === 0 && taught.length > 0;
  const called = isByTeachingAlone ? [] : await idsHolding(lists, terms);
  const isSubject = so.languages.includes(OF_MOST) && called.length > 0;
  return isSubject ? called : bothOf(called, taught);
}

/** Half a million may be taught so. */
function bothOf(called: number[], taught: number[]): number[] {
  const known = new Set(called);
  return known.size === 0 ? taught : called.concat(taught.filter((id) => !known.has(id)));
}

/** What most courses are taught in: as a word it is the subject, where a course is called so. */
const OF_MOST = "English";

function partedByTeaching(terms: SearchedTerm[]): { so: TaughtSo; others: SearchedTerm[] } {
  const so = { modes: terms.flatMap(modeIn), languages: terms.flatMap(languageIn) };
  return { so, others: terms.filter((term) => modeIn(term).length === 0 && languageIn(term).length === 0) };
}

const isNothing = ({ modes, languages }: TaughtSo) => modes.length === 0 && languages.length === 0;

const modeIn = (term: SearchedTerm) => studyModes.filter((mode) => isCalled(term, mode)).slice(0, 1);

const languageIn = (term: SearchedTerm) =>
  teachingLanguages.filter((language) => isCalled(term, language.toLowerCase())).slice(0, 1);

const isCalled = ({ phrases }: SearchedTerm, name: string) => phrases.some((words) => words.join(" ") === name);

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
