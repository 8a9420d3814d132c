import { sql } from "kysely";
import type { SchemaChange } from "#db/schema-change.ts";
import { searchSubjectsStatements } from "#db/search-subjects.ts";

/** The site's search finds courses by their subjects, and the same words on both engines (record 512). */
export async function up({ db, engine }: SchemaChange): Promise<void> {
  for (const statement of searchSubjectsStatements(engine)) await sql.raw(statement).execute(db);
}
