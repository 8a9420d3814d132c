import type { Course, degreeTypes } from "#app/domain/course/course-schema.ts";
import { listCourses } from "#app/domain/course/courses.server.ts";
import { listOfferingUniversities, type OfferingUniversity } from "#app/domain/course/offering-universities.server.ts";
import type { RequestServices } from "#app/request-context.ts";
import { headersFor, readSection, type Section } from "#app/site/read-section.server.ts";
import { type CourseFilter, courseQueryOf, readCourseFilter } from "./course-filter.ts";
import { coursesFailure } from "./courses-failure.content.ts";

const COURSES_PER_PAGE = 8;

export interface CourseListing {
  courses: Section<Course>;
  /** How many fit the filter, shown or not. */
  total: number;
  universities: OfferingUniversity[];
  filter: CourseFilter;
}

interface Reading {
  db: RequestServices["db"];
  request: Request;
  type?: (typeof degreeTypes)[number];
}

/** What `/courses` and the pages of the degree types show: the courses that fit the address, and all there is to choose. */
export async function readCourseList({ db, request, type }: Reading) {
  const filter = readCourseFilter(new URL(request.url).searchParams);
  const offering = await readSection(listOfferingUniversities(db), "Failed to fetch universities");
  const universities = "rows" in offering ? offering.rows : [];
  const university = universities.find(({ slug }) => slug === filter.university);
  const known = { ...filter, university: university?.slug ?? null };
  let total = 0;
  const reading = listCourses(db, {
    ...courseQueryOf(known),
    type,
    universityId: university?.id,
    // All pages so far: an address shows what was seen when it was copied.
    page: 1,
    limit: COURSES_PER_PAGE * known.page,
  }).then(({ rows, meta }) => {
    total = meta!.total;
    return { rows };
  });
  const courses = await readSection(reading, coursesFailure);
  const listing: CourseListing = { courses, total, universities, filter: known };
  return { listing, headers: headersFor({ courses, offering }) };
}
