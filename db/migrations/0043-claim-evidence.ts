import { flag, json } from "#db/columns.ts";
import type { SchemaChange } from "#db/schema-change.ts";

const kinds = ["barred", "refund", "loan-offer", "loan-note", "claim-note"];

/** What proves a claim stands with the record that makes it; what has to stand beside one is a rule of the field (record 072). */
export async function up({ addColumns, changeCheck }: SchemaChange): Promise<void> {
  for (const table of ["universities", "stat_items", "testimonials", "programs", "settings"])
    await addColumns(table, { ...json("evidence"), filled: "[]" });
  await addColumns("settings", { ...flag("shows_proven_only"), filled: "0" });
  await changeCheck("field_rules", "kind", `"kind" in (${kinds.map((kind) => `'${kind}'`).join(", ")})`);
}
