import { flag } from "#db/columns.ts";
import type { SchemaChange } from "#db/schema-change.ts";

/** Whether the people of a file are given to somebody by the rules of taking (record 097). */
export async function up({ addColumns }: SchemaChange): Promise<void> {
  await addColumns("lead_imports", { ...flag("is_given_out"), filled: "0" });
}
