import { type Kysely, sql } from "kysely";

/** A migration of SQLite runs without its checks: throws where it left rows without their parent. */
export async function checkForeignKeys(db: Kysely<any>, name: string): Promise<void> {
  const { rows } = await sql`pragma foreign_key_check`.execute(db);
  if (rows.length > 0) throw new Error(`Migration ${name} left rows without their parent: ${JSON.stringify(rows)}`);
}
