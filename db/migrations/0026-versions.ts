import { id, instant, oneOf, optional, reference, searchText, text } from "#db/columns.ts";
import type { SchemaChange } from "#db/schema-change.ts";

/** What was overwritten or deleted can come back (record 054). */
export async function up({ createTable, index, unique }: SchemaChange): Promise<void> {
  await createTable(
    "versions",
    id(),
    text("record"),
    text("act"),
    text("snapshot"),
    text("changed"),
    optional(reference("actor_id", "users", "set null")),
    instant("created_at"),
    oneOf("act", "found", "created", "saved", "restored"),
  );
  await index("versions", "record", "id");
  await index("versions", "actor_id");
  await createTable(
    "trash",
    id(),
    text("record"),
    text("list"),
    text("name"),
    text("snapshot"),
    optional(reference("actor_id", "users", "set null")),
    instant("deleted_at"),
    searchText(),
  );
  await unique("trash", "record");
  await index("trash", "deleted_at");
  await index("trash", "actor_id");
}
