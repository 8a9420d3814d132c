import { sql } from "kysely";
import { optional, reference } from "#db/columns.ts";
import type { SchemaChange } from "#db/schema-change.ts";

/**
 * What a line of a timeline says to colleagues goes with it, and no other notice with the same words does. My day reads the steps of
 * nobody's leads in their order, as those of anybody.
 */
export async function up({ db, addColumns, index }: SchemaChange): Promise<void> {
  await addColumns("notices", optional(reference("line_id", "enquiry_events", "cascade")));
  await index("notices", "line_id");
  await sql`update notices set line_id = (
    select max(e.id) from enquiry_events e
    where e.lead_id = notices.lead_id and e.actor_id = notices.actor_id and e.text = notices.words
  ) where kind in ('mentioned', 'answered')`.execute(db);
  await sql`drop index leads__nobodys_steps`.execute(db);
}
