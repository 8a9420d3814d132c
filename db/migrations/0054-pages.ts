import { flag, id, instant, integer, oneOf, searchText, text } from "#db/columns.ts";
import type { SchemaChange } from "#db/schema-change.ts";

/** Pages that the office adds to the site (record 083). */
export async function up({ createTable, index, unique, searchIndex }: SchemaChange): Promise<void> {
  await createTable(
    "pages",
    id(),
    text("slug"),
    text("title"),
    text("description"),
    text("body"),
    text("menu_place"),
    flag("is_published"),
    integer("position"),
    flag("is_sample"),
    instant("created_at"),
    instant("updated_at"),
    searchText(),
    oneOf("menu_place", "none", "menu", "footer"),
  );
  await unique("pages", "slug");
  await index("pages", "position", "id");
  await index("pages", "menu_place", "position", "id");
  await searchIndex("pages");
}
