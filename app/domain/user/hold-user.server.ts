import type { Database } from "#db/database.ts";
import { isPostgres } from "#db/is-postgres.ts";

/**
 * On PostgreSQL they might sign in, or be given a lead, while this is decided. SQLite runs one transaction at a time.
 */
export async function holdUser(db: Database, id: number): Promise<void> {
  if (isPostgres(db)) await db.selectFrom("users").select("id").where("id", "=", id).forUpdate().execute();
}
