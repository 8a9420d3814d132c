import { sql } from "kysely";
import type { SchemaChange } from "#db/schema-change.ts";
import { pageSearchStatements } from "#db/site-search.ts";

/** The site's search finds the pages of the office's own (record 092). */
export async function up({ db, engine }: SchemaChange): Promise<void> {
  for (const statement of pageSearchStatements(engine)) await sql.raw(statement).execute(db);
}
