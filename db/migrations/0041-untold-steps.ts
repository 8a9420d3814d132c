import { sql } from "kysely";
import { flag } from "#db/columns.ts";
import type { SchemaChange } from "#db/schema-change.ts";

/** Which steps an applicant knows nothing of was said in the event's text: `2 untold`. */
export async function up({ db, addColumns }: SchemaChange): Promise<void> {
  await addColumns("enquiry_events", { ...flag("is_untold"), filled: "0" });
  await sql`update enquiry_events set is_untold = 1, text = substr(text, 1, 1)
    where kind = 'step' and text like '% untold'`.execute(db);
}
