import { sql } from "kysely";
import type { SchemaChange } from "#db/schema-change.ts";

/** Each applicant has an account: staff, and who left, are found by indexes that hold them alone. */
export async function up({ db }: SchemaChange): Promise<void> {
  await sql`create index users__staff on users (id) where role <> 'user'`.execute(db);
  await sql`create index users__closed_at on users (closed_at) where closed_at is not null`.execute(db);
}
