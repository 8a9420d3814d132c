import { sql } from "kysely";
import { optional, text } from "#db/columns.ts";
import type { SchemaChange } from "#db/schema-change.ts";

/** What a rule bars that is written after the course, and two more facts that go stale, each with an index for its walk (record 103). */
export async function up({ db, engine, addColumns }: SchemaChange): Promise<void> {
  await addColumns("courses", optional(text("barred_from")), optional(text("barred_until")));
  const none = engine === "postgres" ? "'[]'::jsonb" : "'[]'";
  const run = (statement: string) => sql.raw(statement).execute(db);
  await run(`create index "courses__barred_from__index" on courses (barred_from, id) where barred_from is not null`);
  await run(
    `create index "courses__eligibility_checked_on__index" on courses (coalesce(eligibility ->> 'checked_on', ''), id) where eligibility is not null`,
  );
  await run(
    `create index "courses__scholarships_checked_on__index" on courses (coalesce(scholarships_checked_on, ''), id) where scholarships <> ${none} or scholarships_checked_on is not null`,
  );
}
