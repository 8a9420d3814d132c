import { sql } from "kysely";
import type { SchemaChange } from "#db/schema-change.ts";
import { searchWordsStatements } from "#db/search-words.ts";

/** It is known before the index is asked which words a search can find (record 290). */
export async function up({ db, engine }: SchemaChange): Promise<void> {
  for (const statement of searchWordsStatements(engine)) await sql.raw(statement).execute(db);
}
