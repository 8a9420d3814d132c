import { sql } from "kysely";
import { integer } from "#db/columns.ts";
import type { SchemaChange } from "#db/schema-change.ts";

/** A mail whose server refused it has not left, however often it was tried; of those tried so far nobody kept what was answered. Of a mail that is sent nobody asks. */
export async function up({ db, addColumns }: SchemaChange): Promise<void> {
  await addColumns("outbox", { ...integer("open_attempts"), filled: "0" });
  await sql`update outbox set open_attempts = attempts where attempts > 0 and status <> 'sent'`.execute(db);
}
