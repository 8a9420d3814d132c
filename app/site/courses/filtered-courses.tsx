import { LoadMore } from "#app/site/load-more.tsx";
import { SectionFailure } from "#app/site/section-failure.tsx";
import { filterAddress, isFiltered } from "./course-filter.ts";
import { CourseFilterForm } from "./course-filter-form.tsx";
import { CourseRow } from "./course-row.tsx";
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
        <FoundCourses path={path} listing={listing} courses={courses.rows} />
      )}
    </>
  );
}

interface FoundCoursesProps {
  path: string;
  listing: CourseListing;
  courses: Extract<CourseListing["courses"], { rows: unknown }>["rows"];
}

function FoundCourses({ path, listing, courses }: FoundCoursesProps) {
  const { total, filter } = listing;
  return (
    <>
      <div className="course-count">
        <p role="status" data-part="count">
          {total === 0 ? "No courses found." : total === 1 ? "1 course" : `${total} courses`}
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
        {courses.map((course, index) => (
          <CourseRow key={course.id} course={course} place={index + 1} />
        ))}
      </ul>
      <LoadMore
        label="Load More Courses"
        shown={courses.length}
        total={total}
        path={filterAddress(path, { ...filter, page: filter.page + 1 })}
      />
    </>
  );
}
