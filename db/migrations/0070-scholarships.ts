import { json, optional, text } from "#db/columns.ts";
import type { SchemaChange } from "#db/schema-change.ts";

/** What comes off the fees of a course, and for whom (record 101); none with a day of checking is none, without it not known. */
export async function up({ addColumns }: SchemaChange): Promise<void> {
  await addColumns("courses", { ...json("scholarships"), filled: "[]" }, optional(text("scholarships_checked_on")));
}
