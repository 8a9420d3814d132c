import { text } from "#db/columns.ts";
import type { SchemaChange } from "#db/schema-change.ts";

/** What the owner tells search engines in the place of a record's own words (record 084). */
export async function up({ addColumns }: SchemaChange): Promise<void> {
  for (const table of ["courses", "universities", "programs"]) {
    await addColumns(table, { ...text("search_title"), filled: "" }, { ...text("search_description"), filled: "" });
  }
}
