import { sql } from "kysely";
import { integer } from "#db/columns.ts";
import type { SchemaChange } from "#db/schema-change.ts";

/** Whose turn it is was the order in which they were given one; now it is how many rounds each has had (record 137). */
export async function up({ db, addColumns }: SchemaChange): Promise<void> {
  await addColumns("lead_turns", { ...integer("round"), filled: "0" });
  await sql`update lead_turns set turn = 0`.execute(db);
}
