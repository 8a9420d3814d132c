import { type RawBuilder, sql, type SqlBool } from "kysely";
import type { Database } from "#db/database.ts";
import { countUpToMost } from "#app/domain/list/bounded-count.server.ts";
import { type PageMeta, upToMost } from "#app/domain/list/page-of.ts";
import { anyTable, type Found } from "#app/domain/records/any-table.server.ts";
import type { Narrow, SearchedTable } from "#app/domain/records/matching/holding-words.server.ts";

export interface Counted {
  table: SearchedTable;
  /** What its queries call the table. */
  alias: string;
  /** The values of a filter that are counted where `counts=1` asks for it, by the filter's name. */
  counted?: Record<string, Record<string, RawBuilder<SqlBool>>> | undefined;
  /** The filter has an index of its own, of few rows. */
  areFew?: boolean;
  /** What a counted row must be for whoever asks; absent: they see all. */
  seen?: RawBuilder<SqlBool> | null | undefined;
}

/** How many rows each value of each filter has. */
export async function countByFilter(db: Database, { table, alias, counted = {}, seen }: Counted) {
  const counts: NonNullable<PageMeta["counts"]> = {};
  for (const [filter, values] of Object.entries(counted)) {
    counts[filter] = {};
    for (const [value, holds] of Object.entries(values)) {
      const all = anyTable(db).selectFrom(`${table} as ${alias}`).where(holds);
      const rows = seen ? all.where(seen) : all;
      counts[filter][value] = upToMost(await countBounded(db, rows, alias));
    }
  }
  return counts;
}

/** What is counted of a column that is one of some words. */
export const eachOf = (column: string, words: readonly (string | number)[]): Record<string, RawBuilder<SqlBool>> =>
  Object.fromEntries(words.map((word) => [`${word}`, sql<SqlBool>`${sql.ref(column)} = ${word}`]));

/** How many rows there are, at most one more than lists count. */
export function countBounded(db: Database, found: Found, alias: string, narrow: Narrow = (rows) => rows) {
  return countUpToMost(
    db,
    narrow(found, alias)
      .clearSelect()
      .select(sql`1`.as("row")),
  );
}
