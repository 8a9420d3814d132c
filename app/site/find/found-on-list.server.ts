import type { Database } from "#db/database.ts";
import { countCatalogue } from "#app/domain/course/catalogue/course-catalogue.server.ts";
import type { Course } from "#app/domain/course/course-schema.ts";
import type { FitAnswers } from "#app/domain/fit/fit.ts";
import { courseQueryOf } from "#app/site/courses/filter/course-filter.ts";
import { filterOf } from "./found-on-list.ts";

/** How many courses `listAddress` leads to. */
export async function countOpen(db: Database, answers: FitAnswers, field: Course["field"] | null): Promise<number> {
  const { q: _none, university: _any, ...choice } = courseQueryOf(filterOf(answers, field));
  return countCatalogue(db, choice);
}
