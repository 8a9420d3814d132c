import type { Course } from "#app/domain/course/course-schema.ts";
import { countOpenCourses } from "#app/domain/fit/count-open-courses.server.ts";
import type { FitAnswers } from "#app/domain/fit/fit.ts";
import type { RequestServices } from "#app/request-context.ts";
import { courseQueryOf } from "#app/site/courses/filter/course-filter.ts";
import { filterOf } from "./found-on-list.ts";

/** The number of courses at `listAddress`. */
export function countOpen(
  db: RequestServices["db"],
  answers: FitAnswers,
  field: Course["field"] | null,
): Promise<number> {
  const { q: _none, university: _any, ...choice } = courseQueryOf(filterOf(answers, field));
  return countOpenCourses(db, choice);
}
