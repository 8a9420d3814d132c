import { integer, primaryKey, reference, text } from "#db/columns.ts";
import type { SchemaChange } from "#db/schema-change.ts";

/** What each row of a file became, so that the same row again changes nothing (record 320). */
export async function up({ createTable, index }: SchemaChange): Promise<void> {
  await createTable(
    "lead_import_rows",
    text("hash"),
    reference("import_id", "lead_imports", "cascade"),
    // A lead in the trash is remembered, so this refers to nothing.
    integer("lead_id"),
    primaryKey("hash"),
  );
  for (const column of ["import_id", "lead_id"]) await index("lead_import_rows", column);
}
