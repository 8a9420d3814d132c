import { sql } from "kysely";
import type { Database } from "#db/database.ts";
import { readClaimRule } from "#app/domain/claim-evidence/claim-rule.server.ts";
import { shownCourse } from "#app/domain/claim-evidence/shown-claims.ts";
import {
  courseColumns,
  courseOf,
  wholeCourseColumns,
  wholeCourseOf,
  withUniversity,
} from "#app/domain/course/course-rows.server.ts";
import type { Course, WholeCourse } from "#app/domain/course/course-schema.ts";
import type { FeeRange } from "#app/domain/course/fees/course-fees.server.ts";
import { fromMinorUnits } from "#app/lib/money/money.ts";

/** Bounds the search. */
const MOST_CALLED_ALIKE = 500;

export interface CoursesCalled {
  rows: WholeCourse[];
  /** Over the first 500 courses with this title, also beyond `limit`; null if no fee is known. */
  feeRange: FeeRange | null;
}

/** Courses with this title at any university, cheapest year first, unknown fees last. */
export async function listCoursesCalled(db: Database, title: string, limit: number): Promise<CoursesCalled> {
  const called = db
    .selectFrom("courses")
    .select("id")
    .where(sql`lower(title)`, "=", sql`lower(${title})`)
    .orderBy("id")
    .limit(MOST_CALLED_ALIKE);
  const rows = await withUniversity(db)
    .select(wholeCourseColumns)
    .select(({ fn }) => [
      fn.min<number | null>("c.fee_paise").over().as("lowest"),
      fn.max<number | null>("c.fee_paise").over().as("highest"),
    ])
    .where("c.id", "in", called)
    .orderBy("c.yearly_fee_paise", (order) => order.asc().nullsLast())
    .orderBy("c.position")
    .orderBy("c.id")
    .limit(limit)
    .execute();
  const rule = await readClaimRule(db);
  const { lowest = null, highest = null } = rows[0] ?? {};
  return {
    rows: rows.map((row) => shownCourse(wholeCourseOf(row), rule)),
    feeRange:
      lowest === null || highest === null ? null : { from: fromMinorUnits(lowest), to: fromMinorUnits(highest) },
  };
}

/** The courses of a university whose titles are names of its programmes, in the order of staff. */
export async function listTaughtProgrammes(
  db: Database,
  university: { id: number; programs: string[] },
): Promise<{ rows: Course[] }> {
  const names = university.programs.map((name) => sql`lower(${name})`);
  if (names.length === 0) return { rows: [] };
  const rows = await withUniversity(db)
    .select(courseColumns)
    .where("c.university_id", "=", university.id)
    .where(sql<boolean>`lower(c.title) in (${sql.join(names)})`)
    .orderBy("c.position")
    .orderBy("c.id")
    .execute();
  return { rows: rows.map(courseOf) };
}
