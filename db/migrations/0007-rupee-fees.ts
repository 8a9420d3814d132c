import { money, optional } from "#db/columns.ts";
import type { SchemaChange } from "#db/schema-change.ts";

/** What a course costs in rupees: whole, and a year of it, by which visitors filter. */
export async function up({ addColumns, index }: SchemaChange): Promise<void> {
  await addColumns("courses", optional(money("fee_paise")), optional(money("yearly_fee_paise")));
  await index("courses", "yearly_fee_paise");
}
