import { sql } from "kysely";
import { instant, integer, searchText } from "#db/columns.ts";
import type { SchemaChange } from "#db/schema-change.ts";

/** Rules of the field are records of the panel like any other (record 094). */
export async function up({ db, addColumns }: SchemaChange): Promise<void> {
  await addColumns(
    "field_rules",
    { ...integer("position"), filled: "0" },
    { ...instant("created_at"), filled: "2026-11-23T00:00:00.000Z" },
    searchText(),
  );
  await sql`update field_rules set position = id, created_at = updated_at, search_text = lower(name || ' ' || source)`.execute(
    db,
  );
}
