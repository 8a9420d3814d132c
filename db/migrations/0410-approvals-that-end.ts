import { sql } from "kysely";
import { optional, text } from "#db/columns.ts";
import type { SchemaChange } from "#db/schema-change.ts";

/** What goes stale next counts the end of an approval, too: kept beside the course, with an index of the few that have one (record 534). */
export async function up({ db, engine, addColumns }: SchemaChange): Promise<void> {
  await addColumns("courses", optional(text("approvals_end_on")));
  const [rows, none] =
    engine === "postgres"
      ? ["jsonb_array_elements(approvals) as e(value)", "'[]'::jsonb"]
      : ["json_each(approvals) as e", "'[]'"];
  const run = (statement: string) => sql.raw(statement).execute(db);
  await run(
    `update courses set approvals_end_on = (select min(e.value ->> 'expires') from ${rows}
      where e.value ->> 'status' = 'approved' and coalesce(e.value ->> 'checked_on', '') <= e.value ->> 'expires') where approvals <> ${none}`,
  );
  await run(
    `create index "courses__approvals_end_on__index" on courses (approvals_end_on, id) where approvals_end_on is not null`,
  );
}
