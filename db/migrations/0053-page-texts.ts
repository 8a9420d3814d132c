import { flag, id, instant, integer, json, searchText, text } from "#db/columns.ts";
import type { SchemaChange } from "#db/schema-change.ts";

/** What the owner has changed of the texts of the fixed pages (record 082). */
export async function up({ createTable, unique }: SchemaChange): Promise<void> {
  await createTable(
    "page_texts",
    id(),
    text("page"),
    json("texts"),
    integer("position"),
    flag("is_sample"),
    instant("created_at"),
    instant("updated_at"),
    searchText(),
  );
  await unique("page_texts", "page");
}
