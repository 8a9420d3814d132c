import { sql } from "kysely";
import { optional, reference } from "#db/columns.ts";
import type { SchemaChange } from "#db/schema-change.ts";

/** The line by which somebody answered what a colleague asked; taking it back opens the question again (record 119). */
export async function up({ db, addColumns, index }: SchemaChange): Promise<void> {
  await addColumns("notices", optional(reference("answer_id", "enquiry_events", "set null")));
  await index("notices", "answer_id");
  await sql`create index "notices__open_questions" on "notices" ("user_id", "lead_id")
    where "kind" = 'mentioned' and "answer_id" is null`.execute(db);
  await sql`update notices set answer_id = (
    select min(e.id) from enquiry_events e
    where e.lead_id = notices.lead_id and e.actor_id = notices.user_id and e.is_begun = 0 and e.created_at > notices.created_at
  ) where kind = 'mentioned'`.execute(db);
}
