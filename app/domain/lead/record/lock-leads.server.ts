import type { Database } from "#db/database.ts";
import { isPostgres } from "#db/is-postgres.ts";

/**
 * Lets no other transaction decide upon these leads until this one has ended: on PostgreSQL two would both read what
 * stood before, and both write. Always in the same order, so that they wait for each other instead of for ever. SQLite
 * runs one transaction at a time.
 */
export async function lockLeads(db: Database, ids: number[]): Promise<void> {
  if (!isPostgres(db)) return;
  await db.selectFrom("leads").select("id").where("id", "in", ids).orderBy("id").forUpdate().execute();
}
