import { id, instant, json, oneOf, optional, text } from "#db/columns.ts";
import type { SchemaChange } from "#db/schema-change.ts";

/** What authorities say about the field: data with source and date, since every one of them changes. */
export async function up({ createTable, index }: SchemaChange): Promise<void> {
  await createTable(
    "field_rules",
    id(),
    text("kind"),
    text("name"),
    json("content"),
    text("source"),
    text("source_url"),
    text("applies_from"),
    optional(text("applies_until")),
    text("checked_on"),
    instant("updated_at"),
    oneOf("kind", "barred", "refund"),
  );
  await index("field_rules", "kind", "applies_from");
}
