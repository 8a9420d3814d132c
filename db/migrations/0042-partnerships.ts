import { optional, text } from "#db/columns.ts";
import type { SchemaChange } from "#db/schema-change.ts";

/** Who pays the office: told to visitors, and no input to the order of any list (record 071). */
export async function up({ addColumns, check, index }: SchemaChange): Promise<void> {
  await addColumns("universities", optional(text("partnership")));
  // SQLite takes an unknown of rows that are there for a breach.
  await check(
    "universities",
    "partnership",
    `"partnership" is null or "partnership" in ('commission', 'partner', 'none')`,
  );
  await index("universities", "partnership", "position", "id");
  // The nearest in fee of a level and subject, either way.
  await index("courses", "degree_type", "field", "yearly_fee_paise", "id");
}
