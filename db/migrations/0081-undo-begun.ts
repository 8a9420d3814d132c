import { sql } from "kysely";
import { instant, optional } from "#db/columns.ts";
import type { SchemaChange } from "#db/schema-change.ts";

/**
 * An undoing that was begun is told from one that is done (record 116). Those that left something of what a file told of known
 * people, since only leads were counted, can go on.
 */
export async function up({ db, addColumns }: SchemaChange): Promise<void> {
  await addColumns("lead_imports", optional(instant("undo_begun_at")));
  await sql`update lead_imports set undo_begun_at = undone_at`.execute(db);
  await sql`update lead_imports set undone_at = null
    where exists (select 1 from lead_import_joins j where j.import_id = lead_imports.id)`.execute(db);
}
