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

/** However many are called alike, the search stays short. */
const MOST_CALLED_ALIKE = 500;

export interface CoursesCalled {
  rows: WholeCourse[];
  /** Of the first 500 called so, also of those beyond the limit; null where no fee is known. */
  feeRange: FeeRange | null;
}

/**
 * The courses that are called so, of whichever university: the lowest fee of a year first, those without a known one
 * last.
 */
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

/** The courses of one university that are called as its programmes are, by the editors' places. */
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
