import { sql } from "kysely";
import type { SchemaChange } from "#db/schema-change.ts";

const listed = "merged_into_id is null";

/** The queue of a member of staff: who waits longest for a first word, who has heard nothing for longest, whom they called today. */
export async function up({ db, index }: SchemaChange): Promise<void> {
  const indexes = {
    leads__awaiting: `(owner_id, created_at, id) where ${listed} and stage = 'new' and follow_up_on is null`,
    leads__open: `(owner_id, last_event_at, id, stage, follow_up_on) where ${listed} and stage not in ('enrolled', 'lost')`,
  };
  for (const [name, rows] of Object.entries(indexes))
    await sql.raw(`create index ${name} on leads ${rows}`).execute(db);
  await index("enquiry_events", "actor_id", "created_at");
}
