import { type RawBuilder, sql, type SqlBool } from "kysely";
import type { Database } from "#db/database.ts";
import { isPostgres } from "#db/is-postgres.ts";
import { placesOf, wholeBeginningOf } from "#app/domain/records/list/begun-rows.server.ts";
import { isIn, isLike, type SearchedTable } from "./holding-words.server.ts";

/**
 * How the rows of these tables are called: their texts for searches begin so, and on PostgreSQL the index of the words
 * holds it (migration 250).
 */
export const calledBy: Partial<Record<SearchedTable, string>> = { leads: "name", courses: "title" };
/** Of which rows the index of the names is, where not of all. */
export const listed: Partial<Record<SearchedTable, RawBuilder<SqlBool>>> = { leads: sql`merged_into_id is null` };

/** What counters tell of beginnings of a column whose text is searched, too (migration 270). */
const counted: Partial<Record<SearchedTable, string>> = { leads: "course", courses: "title" };

/**
 * Whether certainly more are listed than these: those whose name begins with all that was typed are counted by its
 * index, and what begins with all words of the search by counters, without a look at any.
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
