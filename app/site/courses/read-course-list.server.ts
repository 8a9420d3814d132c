import { type CataloguePage, readCatalogue } from "#app/domain/course/course-catalogue.server.ts";
import type { Course } from "#app/domain/course/course-schema.ts";
import {
  findOfferingUniversity,
  listOfferingUniversities,
  type OfferingUniversity,
} from "#app/domain/course/offering-universities.server.ts";
import type { RequestServices } from "#app/request-context.ts";
import { headersFor, readSection } from "#app/site/read-section.server.ts";
import { type CourseFilter, courseQueryOf, readCourseFilter } from "./course-filter.ts";
import { coursesFailure } from "./courses-failure.content.ts";
import { COURSES_PER_PAGE } from "./courses-per-page.ts";

export interface CourseListing {
  courses: CataloguePage | { failure: string };
  universities: OfferingUniversity[];
  filter: CourseFilter;
}

interface Reading {
  db: RequestServices["db"];
  request: Request;
  type?: Course["degree_type"];
}

/** What `/courses` and the pages of the degree types show: a page of the courses that fit the address, and all there is to choose. */
export async function readCourseList({ db, request, type }: Reading) {
  const filter = readCourseFilter(new URL(request.url).searchParams);
  const [offering, university] = await Promise.all([
    readSection(listOfferingUniversities(db), "Failed to fetch universities"),
    filter.university === null ? null : findOfferingUniversity(db, filter.university),
  ]);
  const known = { ...filter, university: university?.slug ?? null };
  const choice = { ...courseQueryOf(known), type, universityId: university?.id };
  const asked = { page: known.page, limit: COURSES_PER_PAGE };
  const courses = await readSection(readCatalogue(db, choice, asked), coursesFailure);
  const listing: CourseListing = {
    courses,
    universities: withChosen("rows" in offering ? offering.rows : [], university),
    filter: { ...known, page: "rows" in courses ? courses.page : 1 },
  };
  return { listing, headers: headersFor({ courses, offering }) };
}

/** Whoever comes from a university's page has chosen one that the choice may be too short for. */
const withChosen = (offered: OfferingUniversity[], chosen: OfferingUniversity | null) =>
  chosen === null || offered.some(({ id }) => id === chosen.id) ? offered : [chosen, ...offered];
