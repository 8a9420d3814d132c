import { json } from "#db/columns.ts";
import type { SchemaChange } from "#db/schema-change.ts";

/** In which languages a course is taught (record 095); none is not known. */
export async function up({ addColumns }: SchemaChange): Promise<void> {
  await addColumns("courses", { ...json("languages"), filled: "[]" });
}
