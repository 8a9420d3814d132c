import { sql } from "kysely";
import { fewIndexesStatements } from "#db/site-search.ts";
import type { SchemaChange } from "#db/schema-change.ts";

/** On PostgreSQL the small nouns have one index of their words together (record 526). */
export async function up({ db, engine }: SchemaChange): Promise<void> {
  if (engine === "postgres") for (const statement of fewIndexesStatements) await sql.raw(statement).execute(db);
}
