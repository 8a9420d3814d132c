import { sql } from "kysely";
import { id, instant, integer, json, optional, reference, text } from "#db/columns.ts";
import type { SchemaChange } from "#db/schema-change.ts";

/** Leads that came in a file, and what it added to those that were known (record 064). */
export async function up({ db, addColumns, createTable, index }: SchemaChange): Promise<void> {
  await createTable(
    "lead_imports",
    id(),
    text("file"),
    text("source"),
    text("consent"),
    json("mapping"),
    optional(reference("actor_id", "users", "set null")),
    ...["created", "joined", "unchanged", "refused"].map(integer),
    instant("created_at"),
    optional(instant("undone_at")),
  );
  await index("lead_imports", "actor_id");
  await createTable(
    "lead_import_joins",
    id(),
    reference("import_id", "lead_imports", "cascade"),
    reference("lead_id", "leads", "cascade"),
    json("filled"),
    json("event_ids"),
  );
  for (const column of ["import_id", "lead_id"]) await index("lead_import_joins", column);
  await addColumns("leads", optional(reference("import_id", "lead_imports", "set null")));
  await sql`create index leads__import on leads (import_id, id) where import_id is not null`.execute(db);
}
