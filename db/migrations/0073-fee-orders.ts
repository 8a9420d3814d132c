import { sql } from "kysely";
import { isPostgres } from "#db/is-postgres.ts";
import type { SchemaChange } from "#db/schema-change.ts";

/** The orders by fee as the catalogue reads them: one after the other from the lowest on, unknown fees last (record 104). */
export async function up({ db, indexBy }: SchemaChange): Promise<void> {
  await indexBy("courses", "cheapest", `coalesce("yearly_fee_paise", 9007199254740991), "position", "id"`);
  await indexBy("courses", "dearest_first", `coalesce(-"yearly_fee_paise", 1), "position", "id"`);
  if (isPostgres(db)) await sql.raw('drop index "courses__dearest__index"').execute(db);
}
