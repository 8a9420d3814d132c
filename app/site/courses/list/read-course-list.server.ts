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
  /** Without the level that the page itself stands for. */
  filter: CourseFilter;
  level: Course["degree_type"] | null;
}

interface Reading extends Pick<RequestServices, "db" | "contentVersion"> {
  request: Request;
  type?: Course["degree_type"];
}

/** The data of `/courses` and the degree types' pages: a page of matching courses, and all filters. */
export async function readCourseList({ db, contentVersion, request, type }: Reading) {
  const typed = readCourseFilter(new URL(request.url).searchParams);
  // Punctuation alone is ignored: all courses are shown, without a chip for it.
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
