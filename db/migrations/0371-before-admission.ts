import type { SchemaChange } from "#db/schema-change.ts";

const kinds = ["barred", "before-admission", "refund", "loan-offer", "loan-note", "claim-note", "dollar-rate"];

/** What students need before they are admitted is a rule of the field, too, with its source and its day (record 481). */
export async function up({ changeCheck }: SchemaChange): Promise<void> {
  await changeCheck("field_rules", "kind", `"kind" in (${kinds.map((kind) => `'${kind}'`).join(", ")})`);
}
