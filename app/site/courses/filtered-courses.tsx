import { PageLinks } from "#app/site/page-links.tsx";
import { rangeText } from "#app/site/range-text.ts";
import { SectionFailure } from "#app/site/section-failure.tsx";
import { type CourseFilter, filterAddress, isFiltered } from "./course-filter.ts";
import { CourseFilterForm } from "./course-filter-form.tsx";
import { CourseRow } from "./course-row.tsx";
import type { CataloguePage } from "#app/domain/course/course-catalogue.server.ts";
import { COURSES_PER_PAGE } from "./courses-per-page.ts";
import type { CourseListing } from "./read-course-list.server.ts";
import { TypeFilter } from "./type-filter.tsx";

/** The one list of courses: choose a degree type and filter, then compare the rows. */
export function FilteredCourses({ path, listing }: { path: string; listing: CourseListing }) {
  const { courses, filter, universities } = listing;
  return (
    <>
      <TypeFilter path={path} filter={filter} />
      <CourseFilterForm path={path} filter={filter} universities={universities} />
      {"failure" in courses ? (
        <SectionFailure text={courses.failure} />
      ) : (
        <FoundCourses path={path} filter={filter} found={courses} />
      )}
    </>
  );
}

interface FoundCoursesProps {
  path: string;
  filter: CourseFilter;
  found: CataloguePage;
}

function FoundCourses({ path, filter, found }: FoundCoursesProps) {
  const { rows, total, isMore, page, pages } = found;
  const before = (page - 1) * COURSES_PER_PAGE;
  return (
    <>
      <div className="course-count">
        <p role="status" data-part="count">
          {total === 0
            ? "No courses found."
            : rangeText({ before, shown: rows.length, total, isMore }, ["course", "courses"])}
        </p>
        <div data-part="clear">
          {isFiltered(filter) && (
            <a className="go" href={path}>
              Clear the filter
            </a>
          )}
          {total === 0 && (
            <a className="go" href="/guidance">
              Ask a counsellor
            </a>
          )}
        </div>
      </div>
      <ul className="course-rows" data-part="rows">
        {rows.map((course, index) => (
          <CourseRow key={course.id} course={course} place={index + 1} />
        ))}
      </ul>
      <div data-part="pages">
        <PageLinks page={page} pages={pages} addressOf={(other) => filterAddress(path, { ...filter, page: other })} />
      </div>
    </>
  );
}
