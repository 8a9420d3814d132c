import type { WholeCourse } from "#app/domain/course/course-schema.ts";
import type { Program } from "#app/domain/program/program-schema.ts";
import { FeesChecked } from "#app/site/courses/ask-about.tsx";
import { fullName } from "#app/site/courses/course-addresses.ts";
import { CourseTable } from "#app/site/courses/list/course-table.tsx";
import { SectionFailure } from "#app/site/failures/section-failure.tsx";
import { usePageWords } from "#app/site/page-words.ts";
import { PaysBadge } from "#app/site/pays/pays-badge.tsx";
import type { Section } from "#app/site/read-section.server.ts";

/** The rest can be found by search. */
const MOST_LISTED = 12;
/** One more, to tell whether there are others. */
export const COURSES_READ = MOST_LISTED + 1;

interface ProgramCoursesProps {
  program: Program;
  courses: Section<WholeCourse>;
}

/** The courses with the programme's title: their universities and fees. */
export function ProgramCourses({ program: { title }, courses }: ProgramCoursesProps) {
  const { courses: heading } = usePageWords("home").programPage;
  if ("rows" in courses && courses.rows.length === 0) return null;
  return (
    <section className="wrap program-courses" aria-labelledby="courses">
      <h2 id="courses">{heading}</h2>
      {"failure" in courses ? (
        <SectionFailure of={courses.failure} />
      ) : (
        <CourseTable
          courses={courses.rows.slice(0, MOST_LISTED)}
          nameOf={fullName}
          badgeOf={paysOf}
          noteOf={feesCheckedOf}
        />
      )}
      {"rows" in courses && courses.rows.length > MOST_LISTED && (
        <a className="go" href={`/courses?${new URLSearchParams({ q: title })}`}>
          All courses found by “{title}”
        </a>
      )}
    </section>
  );
}

const paysOf = ({ university }: WholeCourse) => <PaysBadge partnership={university.partnership} />;
const feesCheckedOf = (course: WholeCourse) => <FeesChecked course={course} />;
