import { sql } from "kysely";
import type { Database } from "#db/database.ts";
import { isPostgres } from "#db/is-postgres.ts";
import { anyTable, type Found } from "#app/domain/records/any-table.server.ts";

/**
 * Aggregates ids into one value: a row object each takes longer than finding them. Pass `order` if the query is not
 * ordered.
 */
export const idList = (db: Database, order = sql``) =>
  isPostgres(db) ? sql`json_agg(id ${order})` : sql`json_group_array(id ${order})`;

/** Parses what `idList` selects. */
export const idsIn = (list: string | number[] | null): number[] =>
  typeof list === "string" ? (JSON.parse(list) as number[]) : (list ?? []);

/** The first `most` ids of an ordered query. */
export async function firstIds(db: Database, inOrder: Found, most: number): Promise<number[]> {
  const listed = anyTable(db).selectFrom(inOrder.limit(most).as("listed"));
  const { ids } = await listed.select(idList(db).as("ids")).executeTakeFirstOrThrow();
  return idsIn(ids as string | number[] | null);
}
