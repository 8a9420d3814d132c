import type { Course } from "#app/domain/course/course-schema.ts";
import { listCourses } from "#app/domain/course/courses.server.ts";
import type { RequestServices } from "#app/request-context.ts";
import { readSection, type Section } from "#app/site/read-section.server.ts";
import { coursesFailure } from "./courses-failure.content.ts";

const MOST = 4;

/** Other courses of the same field first, then of the same degree type. */
export async function listComparedCourses(db: RequestServices["db"], course: Course): Promise<Section<Course>> {
  const courses = await readSection(listCourses(db), coursesFailure);
  if ("failure" in courses) return courses;
  const others = courses.rows.filter(({ id }) => id !== course.id);
  const sameField = others.filter(({ field }) => field === course.field);
  const sameType = others.filter(
    ({ field, degree_type }) => field !== course.field && degree_type === course.degree_type,
  );
  return { rows: [...sameField, ...sameType].slice(0, MOST) };
}
