import type { Database } from "#db/database.ts";
import { isPostgres } from "#db/is-postgres.ts";

/**
 * Locks leads until the transaction ends: on PostgreSQL two could both read the old values and both write. Always in
 * order of id, against deadlocks. SQLite runs one transaction at a time.
 */
export async function lockLeads(db: Database, ids: number[]): Promise<void> {
  if (!isPostgres(db)) return;
  await db.selectFrom("leads").select("id").where("id", "in", ids).orderBy("id").forUpdate().execute();
}
