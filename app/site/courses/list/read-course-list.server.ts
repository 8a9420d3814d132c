import { type CataloguePage, readCatalogue } from "#app/domain/course/catalogue/course-catalogue.server.ts";
import type { Course } from "#app/domain/course/course-schema.ts";
import { wordsOf } from "#app/domain/search/words/words-of.ts";
import type { RequestServices } from "#app/request-context.ts";
import { type Failure, headersFor, readSection } from "#app/site/read-section.server.ts";
import {
  type CourseFilter,
  courseQueryOf,
  readCourseFilter,
  withChosen,
} from "#app/site/courses/filter/course-filter.ts";
import { COURSES_PER_PAGE } from "./courses-per-page.ts";

export interface CourseListing {
  courses: CataloguePage | { failure: Failure };
  /** Without the level that a page of one level is about. */
  filter: CourseFilter;
  level: Course["degree_type"] | null;
}

interface Reading extends Pick<RequestServices, "db" | "contentVersion"> {
  request: Request;
  type?: Course["degree_type"];
}

/**
 * What `/courses` and the pages of the degree types show: a page of the courses that fit the address, and all there is
 * to choose.
 */
export async function readCourseList({ db, contentVersion, request, type }: Reading) {
  const typed = readCourseFilter(new URL(request.url).searchParams);
  // Signs alone say nothing: all courses are shown, and no chip says that these were found by them.
  const asked = wordsOf(typed.q).length > 0 ? typed : { ...typed, q: "" };
  const filter = type ? { ...asked, chosen: { ...asked.chosen, level: [] } } : asked;
  const choice = courseQueryOf(type ? withChosen(filter, "level", [type]) : filter);
  const reading = readCatalogue(db, choice, { page: asked.page, limit: COURSES_PER_PAGE, contentVersion });
  const courses = await readSection(reading, "courses");
  const listing: CourseListing = {
    courses,
    filter: { ...filter, page: "rows" in courses ? courses.page : 1 },
    level: type ?? null,
  };
  return { listing, headers: headersFor({ courses }) };
}
