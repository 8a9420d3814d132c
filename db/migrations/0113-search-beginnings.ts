import { sql } from "kysely";
import type { SchemaChange } from "#db/schema-change.ts";
import { searchBeginningsStatements } from "#db/search-beginnings.ts";

/** The site's search finds beginnings of words, and the first in their order, by index alone (record 157). */
export async function up({ db, engine }: SchemaChange): Promise<void> {
  for (const statement of searchBeginningsStatements(engine)) await sql.raw(statement).execute(db);
}
