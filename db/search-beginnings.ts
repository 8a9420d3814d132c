import type { Engine } from "./columns.ts";
import { indexesOnPostgres, options, refillSiteSearch, vectorsOnPostgres } from "#db/site-search.ts";
import { type Noun, nounsBeforeSubjects } from "#db/searched-nouns.ts";

/**
 * So many ids that follow one another are a shelf: the index can be asked for what stands on a few of them (record
 * 157).
 */
export const SHELF_BITS = 11;

/** Beginnings of a title's words up to so many letters are found like words. */
export const LONGEST_BEGINNING = 6;

/**
 * What PostgreSQL's index holds beside words, and no word is: the beginning of a title's word, and the shelf of the
 * record.
 */
export const markOfBeginning = (letters: string) => `${letters}*`;
export const markOfShelf = (shelf: number | "") => `#${shelf}`;

/**
 * The statements that index beginnings of words, which were put together from those of all words that begin so for each
 * question, and on PostgreSQL the shelf where a record stands, so that the first in their order are found without the
 * others.
 */
export const searchBeginningsStatements = (engine: Engine): string[] =>
  engine === "sqlite" ? onSqlite() : onPostgres();

// Texts hold many words: of these only the short beginnings, which very many words have.
const onSqlite = () => [
  "drop table site_search",
  "drop table site_search_titles",
  `create virtual table site_search using fts5(title, words, prefix='1 2 3', ${options})`,
  `create virtual table site_search_titles using fts5(title, prefix='${lengths.join(" ")}', ${options})`,
  ...refillSiteSearch("sqlite"),
];

const lengths = Array.from({ length: LONGEST_BEGINNING }, (_, index) => index + 1);

const shelf = `array_to_tsvector(array['${markOfShelf("")}' || (id >> ${SHELF_BITS})])`;

export const viewWithMarks = (nouns: Noun[]) =>
  `create or replace view site_search_rows as
    select kind, id, title || site_search_beginnings(title) || ${shelf} as title, words || ${shelf} as words
    from (${vectorsOnPostgres(nouns)}) vectors`;

const onPostgres = () => [
  `create function site_search_beginnings(title tsvector) returns tsvector immutable language sql as $$
    select array_to_tsvector(array(select distinct left(word, letters) || '${markOfBeginning("")}'
      from unnest(tsvector_to_array(title)) word cross join generate_series(1, ${LONGEST_BEGINNING}) letters)) $$`,
  viewWithMarks(nounsBeforeSubjects),
  ...nounsBeforeSubjects.flatMap(({ kind }) =>
    ["title", "words"].map((column) => `drop index site_search__${column}_${kind}`),
  ),
  ...refillSiteSearch("postgres"),
  ...nounsBeforeSubjects.flatMap(indexesOnPostgres),
];
