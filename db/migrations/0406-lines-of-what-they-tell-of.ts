import { sql } from "kysely";
import type { SchemaChange } from "#db/schema-change.ts";

const indexes = {
  enquiry_events__message_id__id__index: ["message_id", "id"],
  enquiry_events__application_id__id__index: ["application_id", "id"],
  enquiry_events__mail_id__index: ["mail_id"],
  enquiry_events__call_id__index: ["call_id"],
};

/**
 * Nearly all lines of timelines tell of a lead alone: the indexes of what few tell of hold these few. Else SQLite counts that a value has
 * all lines, and reads a million rather than by the index (record 528); and each line is written to four indexes more.
 */
export async function up({ db }: SchemaChange): Promise<void> {
  for (const [name, columns] of Object.entries(indexes)) {
    const index = sql.ref(name);
    await sql`drop index ${index}`.execute(db);
    const [first] = columns;
    await sql`create index ${index} on enquiry_events (${sql.join(columns.map((column) => sql.ref(column)))})
      where ${sql.ref(first!)} is not null`.execute(db);
  }
}
