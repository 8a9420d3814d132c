import { type RawBuilder, sql, type SqlBool } from "kysely";
import type { Database } from "#db/database.ts";
import { isPostgres } from "#db/is-postgres.ts";
import { placesOf, wholeBeginningOf } from "#app/domain/records/list/begun-rows.server.ts";
import { isIn, isLike, type SearchedTable } from "./holding-words.server.ts";

/**
 * The name columns with which the search text of a row begins; PostgreSQL's index of words holds them (migration 250).
 */
export const calledBy: Partial<Record<SearchedTable, string>> = { leads: "name", courses: "title" };
/** The condition of a partial index of names. */
export const listed: Partial<Record<SearchedTable, RawBuilder<SqlBool>>> = { leads: sql`merged_into_id is null` };

/** Searched columns whose beginnings have counters (migration 270). */
const counted: Partial<Record<SearchedTable, string>> = { leads: "course", courses: "title" };

/**
 * Whether certainly more than `count` rows match, without reading any: counted by the index of names that begin with
 * the whole search, or by counters of beginnings that hold all its words.
 */
export async function areMoreCalledSo(db: Database, table: SearchedTable, q: string, count: number): Promise<boolean> {
  const whole = wholeBeginningOf(q);
  if (whole === null || !calledBy[table]) return false;
  return (await areMoreBegun(db, table, whole, count)) || areMoreCounted(db, table, whole.split(" "), count);
}

async function areMoreCounted(db: Database, table: SearchedTable, words: string[], count: number): Promise<boolean> {
  const facet = counted[table];
  if (!facet) return false;
  const holds = isPostgres(db) ? isLike : isIn;
  const hold = words.map((word) => holds(sql.ref("value"), word));
  const { rows } = await sql<{ amount: number | null }>`
    select sum(amount) as amount from begun_counters where noun = ${table} and facet = ${facet} and ${sql.join(hold, sql` and `)}`.execute(
    db,
  );
  return (rows[0]!.amount ?? 0) > count;
}

async function areMoreBegun(db: Database, table: SearchedTable, whole: string, count: number): Promise<boolean> {
  const { isBegun } = placesOf(sql`lower(${sql.ref(calledBy[table]!)})`, whole);
  const called = sql`select 1 from ${sql.table(table)} where ${isBegun} and ${listed[table] ?? sql`true`} limit ${sql.lit(count + 1)}`;
  const { rows } = await sql<{ count: number }>`select count(*) as count from (${called}) as called`.execute(db);
  return rows[0]!.count > count;
}
