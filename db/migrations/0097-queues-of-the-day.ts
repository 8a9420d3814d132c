import { sql } from "kysely";
import type { SchemaChange } from "#db/schema-change.ts";

const listed = "merged_into_id is null";
const isOpen = "stage not in ('enrolled', 'lost')";

/**
 * Each queue of My day is read from an index that holds no other leads, in its order (record 136): PostgreSQL visits the row of
 * each that an index of all open ones would have it pass over.
 */
export async function up({ db }: SchemaChange): Promise<void> {
  await sql`drop index leads__open`.execute(db);
  const hasStep = `${listed} and ${isOpen} and follow_up_on is not null`;
  const indexes = {
    leads__with_step: `(owner_id, follow_up_on, id) where ${hasStep}`,
    leads__nobodys_steps: `(owner_id, last_event_at, id) where ${hasStep} and owner_id is null`,
    leads__without_step: `(owner_id, last_event_at, id) where ${listed} and stage not in ('new', 'enrolled', 'lost') and follow_up_on is null`,
  };
  for (const [name, rows] of Object.entries(indexes))
    await sql.raw(`create index ${name} on leads ${rows}`).execute(db);
}
