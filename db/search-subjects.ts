import type { Engine } from "./columns.ts";
import { viewWithMarks } from "#db/search-beginnings.ts";
import {
  coursesOfUniversityOnSqlite,
  enteringOnPostgres,
  rowsOnSqlite,
  signs,
  triggersOnSqlite,
  viewOnSqlite,
} from "#db/site-search.ts";
import { courseNoun, firstNouns, type Noun, searchedNouns } from "#db/searched-nouns.ts";

/** The statements that add subjects to the index of courses and, on PostgreSQL, words next to characters such as ”. */
export const searchSubjectsStatements = (engine: Engine): string[] => (engine === "sqlite" ? onSqlite() : onPostgres());

// Only courses with a subject: a rebuild would read all.
function onSqlite(): string[] {
  const [before, after] = [firstNouns[0]!, courseNoun].map((noun) => `${rowsOnSqlite(noun)} where r.subject <> ''`);
  return [
    `insert into site_search (site_search, rowid, title, words) select 'delete', rowid, title, words from (${before})`,
    `insert into site_search_titles (site_search_titles, rowid, title) select 'delete', rowid, title from (${before})`,
    ...["insert", "delete", "leave", "enter"].map((event) => `drop trigger courses_site_search_${event}`),
    ...["leave", "enter"].map((event) => `drop trigger universities_site_search_courses_${event}`),
    "drop view site_search_rows",
    viewOnSqlite(searchedNouns),
    ...triggersOnSqlite(courseNoun),
    ...coursesOfUniversityOnSqlite(courseNoun),
    `insert into site_search (rowid, title, words) select rowid, title, words from (${after})`,
    `insert into site_search_titles (rowid, title) select rowid, title from (${after})`,
  ];
}

const onPostgres = () => [
  viewWithMarks(searchedNouns),
  "drop trigger courses_site_search_insert on courses",
  enteringOnPostgres(courseNoun),
  ...searchedNouns.flatMap(enterAnew),
  `delete from site_search_words where word ~ '[${signs}]'`,
];

/** Only records that change, since PostgreSQL takes a tenth of a millisecond or more to index one. */
function enterAnew({ kind, table, title, words }: Noun): string[] {
  const signed = `(${title("r")} || ' ' || ${words("r")}) ~ '[${signs}]'`;
  const ids = `(select r.id from ${table} r where ${signed}${table === "courses" ? " or r.subject <> ''" : ""})`;
  return [
    `delete from site_search where kind = ${kind} and id in ${ids}`,
    `insert into site_search select kind, id, title, words from site_search_rows where kind = ${kind} and id in ${ids}`,
  ];
}
