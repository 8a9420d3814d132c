import { json, optional, reference } from "#db/columns.ts";
import type { SchemaChange } from "#db/schema-change.ts";

/** What each semester of a course holds, and who wrote an article. */
export async function up({ addColumns, index }: SchemaChange): Promise<void> {
  await addColumns("courses", { ...json("semesters"), filled: "[]" });
  await addColumns("articles", optional(reference("author_id", "expert_guidance", "set null")));
  await index("articles", "author_id");
}
