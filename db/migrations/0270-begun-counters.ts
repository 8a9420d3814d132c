import { sql } from "kysely";
import { countBegunStatements, refillBegunCounters } from "#db/begun-counters.ts";
import { id, integer, text } from "#db/columns.ts";
import type { SchemaChange } from "#db/schema-change.ts";

/** PostgreSQL counts how leads and courses begin in the orders of their lists, so that a page far back is found soon (record 391). */
export async function up({ db, engine, createTable, index }: SchemaChange): Promise<void> {
  await createTable("begun_counters", id(), text("noun"), text("facet"), text("value"), integer("amount"));
  await index("begun_counters", "noun", "facet", "value", "amount");
  if (engine !== "postgres") return;
  for (const statement of [...countBegunStatements, ...refillBegunCounters]) await sql.raw(statement).execute(db);
}
