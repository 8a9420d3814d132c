import type { SchemaChange } from "#db/schema-change.ts";

const kinds = ["barred", "refund", "loan-offer", "loan-note", "claim-note", "dollar-rate"];

/** At which rate dollars follow from rupees is a rule of the field, with its source and its day (record 102). */
export async function up({ changeCheck }: SchemaChange): Promise<void> {
  await changeCheck("field_rules", "kind", `"kind" in (${kinds.map((kind) => `'${kind}'`).join(", ")})`);
}
