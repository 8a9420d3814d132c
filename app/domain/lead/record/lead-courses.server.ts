import { sql } from "kysely";
import type { Database } from "#db/database.ts";
import { wholeCourseColumns, wholeCourseOf, withUniversity } from "#app/domain/course/course-rows.server.ts";
import type { WholeCourse } from "#app/domain/course/course-schema.ts";
import type { Lead } from "#app/domain/lead/lead-schema.ts";

const MOST_TOLD = 12;

/**
 * The courses that a lead may mean: first that of the page it came from, then those with the title it names, beginning
 * with the university whose page it came from.
 */
export async function listAskedCourses(
  db: Database,
  { course, source_page }: Pick<Lead, "course" | "source_page">,
): Promise<WholeCourse[]> {
  const sent = sentFrom(source_page);
  const rows = await withUniversity(db)
    .select(wholeCourseColumns)
    .where(
      "c.id",
      "in",
      sql<number>`(
        select id from courses where lower(title) = lower(${course}) union select id from courses where slug = ${sent.course}
      )`,
    )
    .orderBy(sql`case when c.slug = ${sent.course} then 0 when u.slug = ${sent.university} then 1 else 2 end`)
    .orderBy("c.position")
    .orderBy("c.id")
    .limit(MOST_TOLD)
    .execute();
  return rows.map(wholeCourseOf);
}

/** The slug of the course or university on whose page the form was; empty for other pages. */
export function sentFrom(page: string | null): { course: string; university: string } {
  const [, list, slug = ""] = /^\/(courses|universities)\/([^/]+)$/.exec(page ?? "") ?? [];
  return { course: list === "courses" ? slug : "", university: list === "universities" ? slug : "" };
}
