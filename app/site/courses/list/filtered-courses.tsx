import type { CataloguePage } from "#app/domain/course/catalogue/course-catalogue.server.ts";
import { PageLinks } from "#app/site/paging/page-links.tsx";
import { rangeText } from "#app/site/paging/range-text.ts";
import { SectionFailure } from "#app/site/failures/section-failure.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { ChosenChips } from "#app/site/courses/filter/chosen-chips.tsx";
import { CourseFilterForm } from "#app/site/courses/filter/course-filter-form.tsx";
import { filterAddress, withChosen } from "#app/site/courses/filter/course-filter.ts";
import { CourseRow } from "./course-row.tsx";
import { COURSES_PER_PAGE } from "./courses-per-page.ts";
import { NothingFits } from "./nothing-fits.tsx";
import type { CourseListing } from "./read-course-list.server.ts";
import { TypeFilter } from "#app/site/courses/filter/type-filter.tsx";

interface FilteredCoursesProps {
  path: string;
  listing: CourseListing;
}

/** The list of courses, with degree types, filters and results. */
export function FilteredCourses({ path, listing }: FilteredCoursesProps) {
  const { courses, filter, level } = listing;
  if ("failure" in courses) return <SectionFailure of={courses.failure} />;
  return (
    <>
      <TypeFilter path={path} filter={filter} counts={courses.counts.level} />
      {level === null ? (
        <div className="narrowed">
          <CourseFilterForm path={path} filter={filter} found={courses} />
          <div>
            <FoundCourses path={path} listing={listing} found={courses} />
          </div>
        </div>
      ) : (
        <>
          {/* Filters are on one page only: this list fits the first bytes that a server sends. */}
          <a className="go to-facets" href={filterAddress("/courses", withChosen(filter, "level", [level]))}>
            Filter and sort <Icon name="arrow-right" />
          </a>
          <FoundCourses path={path} listing={listing} found={courses} />
        </>
      )}
    </>
  );
}

function FoundCourses({ path, listing: { filter }, found }: FilteredCoursesProps & { found: CataloguePage }) {
  const { rows, near, total, page, pages, universityNames } = found;
  const before = (page - 1) * COURSES_PER_PAGE;
  return (
    <>
      <div data-part="chips">
        <ChosenChips path={path} filter={filter} universityNames={universityNames} />
      </div>
      <div data-part="corrected">
        {found.corrected !== null && (
          <p>
            No course says “{filter.q}”. Shown are those that say <b>{found.corrected}</b>.
          </p>
        )}
      </div>
      <p className="course-count" role="status" data-part="count">
        {total === 0 ? "No courses found." : rangeText({ before, shown: rows.length, total }, ["course", "courses"])}
      </p>
      <div data-part="loosen">
        {total === 0 && <NothingFits path={path} filter={filter} found={found} />}
        {near.length > 0 && <h2 className="near-title">Nearest to what you asked for</h2>}
      </div>
      <ul className="course-rows" data-part="rows">
        {[...rows, ...near].map((course, index) => (
          <CourseRow key={course.id} course={course} place={index + 1} heading={total === 0 ? "h3" : "h2"} />
        ))}
      </ul>
      <div data-part="pages">
        <PageLinks page={page} pages={pages} addressOf={(other) => filterAddress(path, { ...filter, page: other })} />
      </div>
    </>
  );
}
