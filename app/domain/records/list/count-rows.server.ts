import { type RawBuilder, sql, type SqlBool } from "kysely";
import type { Database } from "#db/database.ts";
import { countUpToMost } from "#app/domain/list/bounded-count.server.ts";
import { type PageMeta, upToMost } from "#app/domain/list/page-of.ts";
import { anyTable, type Found } from "#app/domain/records/any-table.server.ts";
import type { Narrow, SearchedTable } from "#app/domain/records/matching/holding-words.server.ts";

export interface Counted {
  table: SearchedTable;
  /** The table's alias in its queries. */
  alias: string;
  /** The conditions to count for `counts=1`, by filter and value. */
  counted?: Record<string, Record<string, RawBuilder<SqlBool>>> | undefined;
  /** The filter's own index leads to few rows. */
  areFew?: boolean;
  /** The condition for a row to be visible; absent: no restriction. */
  seen?: RawBuilder<SqlBool> | null | undefined;
}

/** Counts the rows of each value of each filter. */
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

/** A condition for each value of a column. */
export const eachOf = (column: string, words: readonly (string | number)[]): Record<string, RawBuilder<SqlBool>> =>
  Object.fromEntries(words.map((word) => [`${word}`, sql<SqlBool>`${sql.ref(column)} = ${word}`]));

/** Counts rows, up to one more than lists count. */
export function countBounded(db: Database, found: Found, alias: string, narrow: Narrow = (rows) => rows) {
  return countUpToMost(
    db,
    narrow(found, alias)
      .clearSelect()
      .select(sql`1`.as("row")),
  );
}
