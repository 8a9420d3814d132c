import { sql } from "kysely";
import type { Database } from "#db/database.ts";
import { isPostgres } from "#db/is-postgres.ts";
import { anyTable, type Found } from "#app/domain/records/any-table.server.ts";

/**
 * Ids as one text: an object for each of them takes longer than finding it. `order` is needed where they do not come
 * from a query in order.
 */
export const idList = (db: Database, order = sql``) =>
  isPostgres(db) ? sql`json_agg(id ${order})` : sql`json_group_array(id ${order})`;

export const idsIn = (list: string | number[] | null): number[] =>
  typeof list === "string" ? (JSON.parse(list) as number[]) : (list ?? []);

/** The ids of the first that a query finds, at most so many. */
export async function firstIds(db: Database, inOrder: Found, most: number): Promise<number[]> {
  const listed = anyTable(db).selectFrom(inOrder.limit(most).as("listed"));
  const { ids } = await listed.select(idList(db).as("ids")).executeTakeFirstOrThrow();
  return idsIn(ids as string | number[] | null);
}
