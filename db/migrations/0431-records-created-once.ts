import { sql } from "kysely";
import { optional, text } from "#db/columns.ts";
import type { SchemaChange } from "#db/schema-change.ts";

/** A record that is sent once more since its answer was lost is created once (record 582). */
export async function up({ db, addColumns }: SchemaChange): Promise<void> {
  await addColumns("versions", optional(text("idempotency_key")));
  await sql`create unique index "versions__idempotency_key__unique" on "versions" ("idempotency_key")
    where "idempotency_key" is not null`.execute(db);
}
