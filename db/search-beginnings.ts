import type { Engine } from "./columns.ts";
import { indexesOnPostgres, options, refillSiteSearch, vectorsOnPostgres } from "#db/site-search.ts";
import { type Noun, nounsBeforeSubjects } from "#db/searched-nouns.ts";

/** 2^11 consecutive ids are a shelf; the index can be asked for what is on a few shelves (record 157). */
export const SHELF_BITS = 11;

/** Beginnings of words in titles, up to this length, are indexed like words. */
export const LONGEST_BEGINNING = 6;

/** Marks in PostgreSQL's index that no word can equal: beginnings of words in titles, and the record's shelf. */
export const markOfBeginning = (letters: string) => `${letters}*`;
export const markOfShelf = (shelf: number | "") => `#${shelf}`;

/**
 * The statements that index beginnings of words, which were combined from all matching words for each query before, and
 * on PostgreSQL each record's shelf, so that the first of a list are found without the others.
 */
export const searchBeginningsStatements = (engine: Engine): string[] =>
  engine === "sqlite" ? onSqlite() : onPostgres();

// For texts only short beginnings, which very many words share.
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
