import { flag } from "#db/columns.ts";
import type { SchemaChange } from "#db/schema-change.ts";

/** What lenders offer and what the law says of loans are data of the field, too; an invented lender goes with the samples. */
export async function up({ addColumns, changeCheck }: SchemaChange): Promise<void> {
  await addColumns("field_rules", { ...flag("is_sample"), filled: "0" });
  await changeCheck("field_rules", "kind", `"kind" in ('barred', 'refund', 'loan-offer', 'loan-note')`);
}
