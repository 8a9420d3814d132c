import { type Kysely, sql } from "kysely";

/**
 * Checks foreign keys after a migration, which runs without them on SQLite.
 * @throws if rows are left without their parent.
 */
export async function checkForeignKeys(db: Kysely<any>, name: string): Promise<void> {
  const { rows } = await sql`pragma foreign_key_check`.execute(db);
  if (rows.length > 0) throw new Error(`Migration ${name} left rows without their parent: ${JSON.stringify(rows)}`);
}
