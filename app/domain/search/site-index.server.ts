import { type RawBuilder, sql } from "kysely";
import type { Database } from "#db/database.ts";
import { isPostgres } from "#db/is-postgres.ts";
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

/** The ids of the first records of a noun that answer each of the asks, each with the place of the first ask that it answers. */
export async function findInIndex(
  db: Database,
  kind: SearchKind,
  asks: Ask[],
  limit: number,
): Promise<Map<number, number>> {
  const parts = asks.map(
    (ask, place) => sql`select * from (${rowsOf(db, kind, ask, place, limit)}) as part${sql.raw(String(place))}`,
  );
  const { rows } = await sql<{ id: number; place: number }>`${sql.join(parts, sql` union all `)}`.execute(db);
  const places = new Map<number, number>();
  for (const { id, place } of rows.toSorted((one, other) => one.place - other.place)) {
    if (!places.has(id)) places.set(id, place);
  }
  return places;
}

function rowsOf(db: Database, kind: SearchKind, ask: Ask, place: number, limit: number): RawBuilder<unknown> {
  const shown = sql`${sql.lit(place)} as place`;
  if (isPostgres(db)) return sql`select id, ${shown} from site_search where ${isHit(kind, ask)} limit ${limit}`;
  return sql`select ${hitId(kind)} as id, ${shown} from ${hitsOnSqlite(kind, ask)} order by rowid limit ${limit}`;
}

/** On PostgreSQL, of a row of `site_search`. The noun is no parameter: it is what the index of the noun is chosen by. */
export const isHit = (kind: SearchKind, ask: Ask) => sql`kind = ${sql.lit(searchKinds[kind])} and ${holds(ask)}`;

/** On PostgreSQL, whether a row of `site_search` answers. */
export function holds(ask: Ask): RawBuilder<unknown> {
  const query = tsqueryOf(ask);
  // Of beginnings in titles it knows no frequency, and would read the whole table for a word that none has: of all words it does.
  const isIn = (place: Ask["where"]) => sql`${sql.ref(place)} @@ to_tsquery('simple', ${query})`;
  const isInBoth = ask.areBeginnings && ask.where === "title";
  return isInBoth ? sql`(${isIn("title")} and ${isIn("words")})` : isIn(ask.where);
}

export const hitId = (kind: SearchKind) => sql`rowid - ${sql.lit(searchKinds[kind] * KIND_SPAN)}`;

/** On SQLite, the rows of the index that answer, to stand behind `from`. */
export function hitsOnSqlite(kind: SearchKind, ask: Ask): RawBuilder<unknown> {
  const index = sql.table(ask.where === "title" ? "site_search_titles" : "site_search");
  const first = searchKinds[kind] * KIND_SPAN;
  // Literals: node binds such numbers as decimals, which FTS5 takes for no bounds at all.
  const [after, before] = [sql.lit(first), sql.lit(first + KIND_SPAN)];
  return sql`${index} where ${index} match ${matchOf(ask)} and rowid > ${after} and rowid < ${before}`;
}

// Words hold letters, digits and signs of writing alone (`wordsOf`): nothing that either language of queries knows.

function matchOf({ terms, areBeginnings }: Ask): string {
  const phrase = (words: string[]) => `"${words.join(" ")}"${areBeginnings ? "*" : ""}`;
  return terms.map(({ phrases }) => `(${phrases.map(phrase).join(" OR ")})`).join(" AND ");
}

function tsqueryOf({ terms, areBeginnings }: Ask): string {
  const phrase = (words: string[]) => `(${words.join(" <-> ")}${areBeginnings ? ":*" : ""})`;
  return terms.map(({ phrases }) => `(${phrases.map(phrase).join(" | ")})`).join(" & ");
}
