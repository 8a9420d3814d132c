import { optional, text } from "#db/columns.ts";
import type { SchemaChange } from "#db/schema-change.ts";

/** What the owner lets shared links of a record show in the place of the drawn picture (record 093). */
export async function up({ addColumns }: SchemaChange): Promise<void> {
  for (const table of ["courses", "universities", "programs", "articles", "pages"]) {
    await addColumns(table, optional(text("share_image")));
  }
}
