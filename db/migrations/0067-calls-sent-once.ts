import { sql } from "kysely";
import { optional, text } from "#db/columns.ts";
import type { SchemaChange } from "#db/schema-change.ts";

/** A call that a device kept and sends again is noted once (record 096). Few lines have a key: the others are not in its index. */
export async function up({ db, addColumns }: SchemaChange): Promise<void> {
  await addColumns("enquiry_events", optional(text("idempotency_key")));
  await sql`create unique index "enquiry_events__idempotency_key__unique" on "enquiry_events" ("idempotency_key")
    where "idempotency_key" is not null`.execute(db);
}
