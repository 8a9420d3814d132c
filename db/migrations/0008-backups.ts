import { id, instant, integer, optional, text } from "#db/columns.ts";
import type { SchemaChange } from "#db/schema-change.ts";

/** What became of each night's backup. */
export async function up({ createTable, index }: SchemaChange): Promise<void> {
  const sizes = [integer("records"), integer("pictures"), integer("size_bytes")];
  await createTable("backups", id(), text("file"), instant("made_at"), ...sizes, optional(text("problem")));
  await index("backups", "made_at");
}
