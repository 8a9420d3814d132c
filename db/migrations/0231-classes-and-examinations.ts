import { text } from "#db/columns.ts";
import type { SchemaChange } from "#db/schema-change.ts";

/** When a course is taught, how many hours a week it takes and how it is examined (record 335); empty is not known. */
export async function up({ addColumns }: SchemaChange): Promise<void> {
  const names = ["classes", "weekly_hours", "examinations"];
  await addColumns("courses", ...names.map((name) => ({ ...text(name), filled: "" })));
}
