import { sql } from "kysely";
import { countBegunOnSqlite, refillBegunOnSqlite } from "#db/begun-counters.ts";
import type { SchemaChange } from "#db/schema-change.ts";

/** SQLite counts how leads begin in the orders of their list, too (record 431). */
export async function up({ db, engine }: SchemaChange): Promise<void> {
  if (engine !== "sqlite") return;
  for (const statement of [...countBegunOnSqlite, ...refillBegunOnSqlite]) await sql.raw(statement).execute(db);
}
