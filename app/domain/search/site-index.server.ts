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
  const number = searchKinds[kind];
  const shown = sql`${sql.lit(place)} as place`;
  // The noun is no parameter: it is what the index of the noun is chosen by.
  if (isPostgres(db)) {
    const query = tsqueryOf(ask);
    // Of beginnings in titles it knows no frequency, and would read the whole table for a word that none has: of all words it does.
    const isIn = (place: Ask["where"]) => sql`${sql.ref(place)} @@ to_tsquery('simple', ${query})`;
    const isInBoth = ask.areBeginnings && ask.where === "title";
    const found = isInBoth ? sql`${isIn("title")} and ${isIn("words")}` : isIn(ask.where);
    return sql`select id, ${shown} from site_search where kind = ${sql.lit(number)} and ${found} limit ${limit}`;
  }
  const index = sql.table(ask.where === "title" ? "site_search_titles" : "site_search");
  const first = number * KIND_SPAN;
  // Literals: node binds such numbers as decimals, which FTS5 takes for no bounds at all.
  const [after, before] = [sql.lit(first), sql.lit(first + KIND_SPAN)];
  return sql`select rowid - ${after} as id, ${shown} from ${index} where ${index} match ${matchOf(ask)}
    and rowid > ${after} and rowid < ${before} order by rowid limit ${limit}`;
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
