import { sql } from "kysely";
import { instant } from "#db/columns.ts";
import type { SchemaChange } from "#db/schema-change.ts";

/** Staff cancel mails, and what could not leave for a day waits for their word (record 041). */
export async function up({ db, addColumns, changeCheck }: SchemaChange): Promise<void> {
  await changeCheck("outbox", "status", `"status" in ('waiting', 'held', 'sent', 'failed', 'cancelled')`);
  await addColumns("outbox", { ...instant("released_at"), filled: "1970-01-01T00:00:00.000Z" });
  await sql`update outbox set released_at = created_at`.execute(db);
}
