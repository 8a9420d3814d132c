import { type RawBuilder, sql } from "kysely";
import type { Database } from "#db/database.ts";
import { isPostgres } from "#db/is-postgres.ts";
import { LONGEST_BEGINNING, markOfBeginning, markOfShelf, SHELF_BITS } from "#db/search-beginnings.ts";
import { KIND_SPAN, searchKinds } from "#db/site-search.ts";
import type { SearchedTerm } from "./searched-terms.ts";

export type SearchKind = keyof typeof searchKinds;

/** How the terms must be found. */
export interface Ask {
  terms: SearchedTerm[];
  /** `title`: there; `words`: there or anywhere else. */
  where: "title" | "words";
  /** The beginnings of words do, too. */
  areBeginnings?: boolean;
}

/** Ids that follow one another, the first and the one behind the last. */
interface Range {
  from: number;
  to: number;
}

const SHELF = 2 ** SHELF_BITS;

/** The shelves on which records stand, neighbours in one piece. */
export function shelvesOf(ids: number[]): Range[] {
  const numbers = [...new Set(ids.map((id) => Math.floor(id / SHELF)))].toSorted((one, other) => one - other);
  const ranges: Range[] = [];
  for (const number of numbers) {
    const from = number * SHELF;
    const last = ranges.at(-1);
    if (last?.to === from) last.to += SHELF;
    else ranges.push({ from, to: from + SHELF });
  }
  return ranges;
}

/** What is looked for. */
export interface Sought {
  kind: SearchKind;
  ask: Ask;
  /** Absent: everywhere. */
  shelves?: Range[] | undefined;
}

/** For each that is looked for the ids of the records that answer, at most so many; in no order. */
export async function findHits(db: Database, sought: Sought[], most?: number): Promise<number[][]> {
  if (sought.length === 0) return [];
  const limit = most === undefined ? sql`` : sql`limit ${sql.lit(most)}`;
  const parts = sought.map(
    (one, place) => sql`select ${sql.lit(place)} as place, ${idList(db)} as ids
      from (select id from (${isPostgres(db) ? hitsOnPostgres(one) : hitsOnSqlite(one)}) as answering ${limit}) as listed`,
  );
  const query = sql<{ place: number; ids: string | number[] | null }>`${sql.join(parts, sql` union all `)}`;
  const { rows } = await (isPostgres(db) && most !== undefined
    ? byIndex(db, (db) => query.execute(db))
    : query.execute(db));
  return rows.toSorted((one, other) => one.place - other.place).map(({ ids }) => idsIn(ids));
}

/** Ids as one text: an object for each of them takes longer than finding it. */
export const idList = (db: Database) => (isPostgres(db) ? sql`json_agg(id)` : sql`json_group_array(id)`);
export const idsIn = (list: string | number[] | null): number[] =>
  typeof list === "string" ? (JSON.parse(list) as number[]) : (list ?? []);

const everywhere: Range[] = [{ from: 0, to: KIND_SPAN }];

/** PostgreSQL guesses the frequency of phrases and beginnings badly, and would read the whole table until it has met so many. */
const byIndex = <Answer>(db: Database, ask: (db: Database) => Promise<Answer>) =>
  db.transaction().execute(async (db) => {
    await sql`set local enable_seqscan = off`.execute(db);
    return ask(db);
  });

function hitsOnSqlite({ kind, ask, shelves = everywhere }: Sought): RawBuilder<unknown> {
  const index = sql.table(ask.where === "title" ? "site_search_titles" : "site_search");
  const first = searchKinds[kind] * KIND_SPAN;
  const match = matchOf(ask);
  // Literals: node binds such numbers as decimals, which FTS5 takes for no bounds at all.
  const parts = shelves.map(
    ({ from, to }) => sql`select rowid - ${sql.lit(first)} as id from ${index}
      where ${index} match ${match} and rowid >= ${sql.lit(first + from)} and rowid < ${sql.lit(first + to)}`,
  );
  return sql.join(parts, sql` union all `);
}

// Words hold letters, digits and signs of writing alone (`wordsOf`): nothing that either language of queries knows.

function matchOf({ terms, areBeginnings }: Ask): string {
  const phrase = (words: string[]) => `"${words.join(" ")}"${areBeginnings ? "*" : ""}`;
  return terms.map(({ phrases }) => `(${phrases.map(phrase).join(" OR ")})`).join(" AND ");
}

/**
 * The noun is no parameter: it is what the index of the noun is chosen by. Each word is a condition of its own: so the index passes over
 * what stands on other shelves, where of one long query it weighs each record that holds a frequent word.
 */
function hitsOnPostgres({ kind, ask, shelves }: Sought): RawBuilder<unknown> {
  const rows = sql`select id from site_search where kind = ${sql.lit(searchKinds[kind])}`;
  // Of texts all that hold such a word would be gathered first: on few shelves each text is looked at.
  if (ask.areBeginnings && ask.where === "words" && shelves && sizeOf(shelves) <= FEW_SHELVES)
    return sql`${rows} and (${isOn(shelves)}) and ${isTold("words", tsqueryOf(ask))}`;
  const holds = ask.terms.map(({ phrases }) => either(phrases.map((words) => holdsPhrase(words, ask))));
  const onShelves = shelves ? [sql`${sql.ref(ask.where)} @@ ${asIs(marksOf(shelves))}`] : [];
  return sql`${rows} and ${all([...onShelves, ...holds])}`;
}

const all = (conditions: RawBuilder<unknown>[]) => sql.join(conditions, sql` and `);
const either = (conditions: RawBuilder<unknown>[]) => sql`(${sql.join(conditions, sql` or `)})`;

function holdsPhrase(words: string[], { where, areBeginnings = false }: Ask): RawBuilder<unknown> {
  const last = words.at(-1)!;
  const place = sql.ref(where);
  const each = words.slice(0, -1).map((word) => sql`${place} @@ ${asWords(word)}`);
  const begun = where === "title" && isMarked(last) ? asIs(`'${markOfBeginning(last)}'`) : asWords(`${last}:*`);
  const held = [...each, sql`${place} @@ ${areBeginnings ? begun : asWords(last)}`];
  return words.length === 1 ? held[0]! : sql`(${all([...held, isTold(where, phraseOf(words, areBeginnings))])})`;
}

/** Other writings are parted in other places by some locales of PostgreSQL. */
const isMarked = (beginning: string) => beginning.length <= LONGEST_BEGINNING && /^[a-z0-9]+$/.test(beginning);

const FEW_SHELVES = 4;
const sizeOf = (ranges: Range[]) => ranges.reduce((size, { from, to }) => size + (to - from) / SHELF, 0);

const asWords = (query: string) => sql`to_tsquery('simple', ${query})`;
const asIs = (query: string) => sql`cast(${query} as tsquery)`;

/** Asked of each row: the planner would ask the index of it. */
const isTold = (place: Ask["where"], query: string) =>
  sql`case when ${sql.ref(place)} @@ ${asWords(query)} then true else false end`;

const isOn = (ranges: Range[]) =>
  sql.join(
    ranges.map(({ from, to }) => sql`id >= ${sql.lit(from)} and id < ${sql.lit(to)}`),
    sql` or `,
  );

function marksOf(ranges: Range[]): string {
  const marks = ranges.flatMap(({ from, to }) =>
    Array.from({ length: (to - from) / SHELF }, (_, place) => `'${markOfShelf(from / SHELF + place)}'`),
  );
  return marks.join(" | ");
}

const phraseOf = (words: string[], isBeginning: boolean) => `(${words.join(" <-> ")}${isBeginning ? ":*" : ""})`;

const tsqueryOf = ({ terms, areBeginnings = false }: Ask): string =>
  terms.map(({ phrases }) => `(${phrases.map((words) => phraseOf(words, areBeginnings)).join(" | ")})`).join(" & ");
