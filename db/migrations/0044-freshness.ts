import { sql } from "kysely";
import { integer, optional, text } from "#db/columns.ts";
import type { SchemaChange } from "#db/schema-change.ts";

/** What goes stale next: of each kind an index by the day of checking, over the courses that have something to check (record 073). */
export async function up({ db, engine, addColumns, check }: SchemaChange): Promise<void> {
  await addColumns("courses", optional(text("approvals_checked_on")));
  const [rows, none] =
    engine === "postgres"
      ? ["jsonb_array_elements(approvals) as e(value)", "'[]'::jsonb"]
      : ["json_each(approvals) as e", "'[]'"];
  const run = (statement: string) => sql.raw(statement).execute(db);
  await run(
    `update courses set approvals_checked_on = (select min(coalesce(e.value ->> 'checked_on', '')) from ${rows}) where approvals <> ${none}`,
  );
  await run(
    `create index "courses__fees_checked_on__index" on courses (coalesce(fees_checked_on, ''), id) where fee_paise is not null`,
  );
  await run(
    `create index "courses__dates_checked_on__index" on courses (coalesce(dates_checked_on, ''), id) where intakes <> ${none}`,
  );
  await run(
    `create index "courses__approvals_checked_on__index" on courses (approvals_checked_on, id) where approvals_checked_on is not null`,
  );
  await addColumns(
    "settings",
    { ...integer("fees_fresh_days"), filled: "182" },
    { ...integer("approvals_fresh_days"), filled: "90" },
    { ...integer("dates_fresh_days"), filled: "14" },
  );
  for (const column of ["fees_fresh_days", "approvals_fresh_days", "dates_fresh_days"])
    await check("settings", column, `"${column}" between 1 and 3660`);
}
