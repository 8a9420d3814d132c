import { sql, type SqlBool } from "kysely";
import type { Database } from "#db/database.ts";
import type { Actor } from "#app/domain/activity/activities.server.ts";

/** A telephone number in E.164, or an e-mail address in lower case. */
export type Way = string;

const isBlocked = (columns: string[]) =>
  sql`exists (select 1 from no_contacts n where n.way in (${sql.join(columns.map((column) => sql.ref(column)))}))`;

/** 1 if any of these columns holds a blocked number or address, else 0. */
export const wantsNoContact = (...columns: string[]) => sql<0 | 1>`case when ${isBlocked(columns)} then 1 else 0 end`;

/**
 * The opposite as a condition: PostgreSQL estimates a comparison of the above to hold in one row of 200, this one in
 * every second.
 */
export const wantsContact = (...columns: string[]) => sql<SqlBool>`(${isBlocked(columns)}) is not true`;

/** Those of these numbers and addresses that are blocked. */
export async function blockedAmong(db: Database, ways: Way[]): Promise<Way[]> {
  const known = knownOf(ways);
  if (known.length === 0) return [];
  return (await db.selectFrom("no_contacts").select("way").where("way", "in", known).execute()).map(({ way }) => way);
}

/** Blocks numbers and addresses for all who share them, in the caller's transaction. */
export async function blockWays(
  db: Database,
  ways: Way[],
  { userId: actor_id }: Actor,
  created_at = new Date().toISOString(),
): Promise<void> {
  const rows = knownOf(ways).map((way) => ({ way, actor_id, created_at }));
  if (rows.length === 0) return;
  await db
    .insertInto("no_contacts")
    .values(rows)
    .onConflict((conflict) => conflict.column("way").doNothing())
    .execute();
}

/** Unblocks numbers and addresses. */
export async function releaseWays(db: Database, ways: Way[]): Promise<void> {
  const known = knownOf(ways);
  if (known.length > 0) await db.deleteFrom("no_contacts").where("way", "in", known).execute();
}

/** Removes the blocks that a user made at this moment; answers whether there were any left. */
export async function releaseBlockedAt(
  db: Database,
  { actor_id, created_at }: { actor_id: number | null; created_at: string },
): Promise<boolean> {
  const block = db.deleteFrom("no_contacts").where("actor_id", "=", actor_id).where("created_at", "=", created_at);
  return (await block.executeTakeFirstOrThrow()).numDeletedRows > 0n;
}

/** Lower-cased, without empty ones, which nobody shares. */
const knownOf = (ways: Way[]) => [...new Set(ways.filter(Boolean).map((way) => way.toLowerCase()))];
