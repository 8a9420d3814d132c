import { text } from "#db/columns.ts";
import type { SchemaChange } from "#db/schema-change.ts";

/** Articles and the office's own pages, too, have words for search engines (record 127). */
export async function up({ addColumns }: SchemaChange): Promise<void> {
  await addColumns("articles", { ...text("search_title"), filled: "" }, { ...text("search_description"), filled: "" });
  await addColumns("pages", { ...text("search_title"), filled: "" });
}
