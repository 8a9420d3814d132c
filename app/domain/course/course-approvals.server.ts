import { sql } from "kysely";
import type { Database } from "#db/database.ts";
import { isPostgres } from "#db/is-postgres.ts";

/**
 * Computes two columns from the approvals of a course, or of all: the oldest day of a check, empty if one was never
 * checked; and the earliest end among those approved and not checked since that end.
 */
export async function settleApprovals(db: Database, courseId?: number): Promise<void> {
  const rows = isPostgres(db) ? sql`jsonb_array_elements(approvals) as e(value)` : sql`json_each(approvals) as e`;
  const courses = db.updateTable("courses").set({
    approvals_checked_on: sql<string | null>`(select min(coalesce(e.value ->> 'checked_on', '')) from ${rows})`,
    approvals_end_on: sql<string | null>`(select min(e.value ->> 'expires') from ${rows}
      where e.value ->> 'status' = 'approved' and coalesce(e.value ->> 'checked_on', '') <= e.value ->> 'expires')`,
  });
  await (courseId === undefined ? courses : courses.where("id", "=", courseId)).execute();
}
