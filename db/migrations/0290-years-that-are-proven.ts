import { json } from "#db/columns.ts";
import type { SchemaChange } from "#db/schema-change.ts";

/** How long a counsellor has done this is a claim like any other (records 072 and 401). */
export async function up({ addColumns }: SchemaChange): Promise<void> {
  await addColumns("expert_guidance", { ...json("evidence"), filled: "[]" });
}
