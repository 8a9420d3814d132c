import { sql } from "kysely";
import { searchText } from "#db/columns.ts";
import type { SchemaChange } from "#db/schema-change.ts";

/** The audit is read as a list: found by a name, narrowed by person, act, kind and day, the newest first (record 055). */
export async function up({ db, addColumns, searchIndex, index }: SchemaChange): Promise<void> {
  await addColumns("activities", searchText());
  await sql`update activities set search_text = lower(name)`.execute(db);
  await searchIndex("activities");
  await index("activities", "type", "id");
  await index("activities", "action", "id");
}
