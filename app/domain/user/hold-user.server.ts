import type { Database } from "#db/database.ts";
import { isPostgres } from "#db/is-postgres.ts";

/**
 * Locks a user: on PostgreSQL they might sign in or get a lead during the decision. SQLite runs one transaction at a
 * time.
 */
export async function holdUser(db: Database, id: number): Promise<void> {
  if (isPostgres(db)) await db.selectFrom("users").select("id").where("id", "=", id).forUpdate().execute();
}
