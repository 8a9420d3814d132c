import { sql } from "kysely";
import type { Database } from "#db/database.ts";
import { wholeCourseColumns, wholeCourseOf, withUniversity } from "#app/domain/course/course-rows.server.ts";
import type { WholeCourse } from "#app/domain/course/course-schema.ts";
import type { Lead } from "#app/domain/lead/lead-schema.ts";
import { isNamedIn, sentFrom } from "./asked-course.server.ts";

const MOST_TOLD = 12;

/**
 * The courses that a lead may mean: the one that it is known to ask about, and that of the page it was sent from; where
 * none is known, that of the page first, then those of the title that it names, of the university whose page it was
 * sent from before others.
 */
export async function listAskedCourses(
  db: Database,
  { course, source_page, asked_course }: Pick<Lead, "course" | "source_page" | "asked_course">,
): Promise<WholeCourse[]> {
  const sent = sentFrom(source_page);
  const named = asked_course
    ? sql`select ${asked_course.id} + 0`
    : sql`select id from courses where lower(title) = lower(${course})
        union select c.id from courses c join universities u on u.id = c.university_id where ${isNamedIn(course)}`;
  const rows = await withUniversity(db)
    .select(wholeCourseColumns)
    .where("c.id", "in", sql<number>`(${named} union select id from courses where slug = ${sent.course})`)
    .orderBy(
      sql`case when c.id = ${asked_course?.id ?? 0} then 0 when c.slug = ${sent.course} then 1
        when u.slug = ${sent.university} then 2 else 3 end`,
    )
    .orderBy("c.position")
    .orderBy("c.id")
    .limit(MOST_TOLD)
    .execute();
  return rows.map(wholeCourseOf);
}
