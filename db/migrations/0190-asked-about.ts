import { sql } from "kysely";
import type { SchemaChange } from "#db/schema-change.ts";

/** About which leads somebody was asked, answered or not (record 300); questions that are open stand in the same index. */
export async function up({ db }: SchemaChange): Promise<void> {
  await sql`drop index "notices__open_questions"`.execute(db);
  await sql`create index "notices__asked_about" on "notices" ("user_id", "lead_id") where "kind" = 'mentioned'`.execute(
    db,
  );
}
