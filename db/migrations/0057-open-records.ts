import { sql } from "kysely";
import { instant, primaryKey, reference, text } from "#db/columns.ts";
import { isPostgres } from "#db/is-postgres.ts";
import type { SchemaChange } from "#db/schema-change.ts";

/** Who has a record open, and what somebody wrote of it and could not save (record 085). */
export async function up({ db, createTable, index, changeCheck }: SchemaChange): Promise<void> {
  await createTable(
    "open_records",
    text("record"),
    reference("user_id", "users", "cascade"),
    instant("opened_at"),
    instant("seen_at"),
    primaryKey("record", "user_id"),
  );
  await index("open_records", "seen_at");
  await index("open_records", "user_id");
  // A crash may forget them: whoever still has one open says so again.
  if (isPostgres(db)) await sql.raw("alter table open_records set unlogged").execute(db);
  await changeCheck("versions", "act", `"act" in ('found', 'created', 'saved', 'restored', 'unsaved')`);
}
