import type { WholeCourse } from "#app/domain/course/course-schema.ts";
import type { Program } from "#app/domain/program/program-schema.ts";
import { writeDuration } from "#app/lib/time/duration.ts";
import { FeesChecked, NotKnown } from "#app/site/courses/ask-about.tsx";
import { BarredBadge } from "#app/site/courses/barred-badge.tsx";
import { courseAddress, fullName } from "#app/site/courses/course-addresses.ts";
import { CourseFee } from "#app/site/courses/fees/course-fee.tsx";
import { HoldButtons } from "#app/site/courses/hold-buttons.tsx";
import { SectionFailure } from "#app/site/failures/section-failure.tsx";
import { usePageWords } from "#app/site/page-words.ts";
import { PaysBadge } from "#app/site/pays/pays-badge.tsx";
import type { Section } from "#app/site/read-section.server.ts";

/** The rest is a search away. */
const MOST_LISTED = 12;
/** One more tells whether there is a rest. */
export const COURSES_READ = MOST_LISTED + 1;

interface ProgramCoursesProps {
  program: Program;
  courses: Section<WholeCourse>;
}

/** The courses of the catalogue that are called as the programme is: who teaches each, and what it costs there. */
export function ProgramCourses({ program: { title }, courses }: ProgramCoursesProps) {
  const { courses: heading } = usePageWords("home").programPage;
  if ("rows" in courses && courses.rows.length === 0) return null;
  return (
    <section className="wrap program-courses" aria-labelledby="courses">
      <h2 id="courses">{heading}</h2>
      {"failure" in courses ? (
        <SectionFailure of={courses.failure} />
      ) : (
        <CourseTable courses={courses.rows.slice(0, MOST_LISTED)} />
      )}
      {"rows" in courses && courses.rows.length > MOST_LISTED && (
        <a className="go" href={`/courses?${new URLSearchParams({ q: title })}`}>
          All courses found by “{title}”
        </a>
      )}
    </section>
  );
}

function CourseTable({ courses }: { courses: WholeCourse[] }) {
  const { facts } = usePageWords("course");
  return (
    <table className="course-table">
      <thead>
        <tr>
          <th scope="col">Course</th>
          <th scope="col">{facts.duration}</th>
          <th scope="col">{facts.tuition}</th>
          <th scope="col">
            <span className="visually-hidden">Compare or keep</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {courses.map((course) => (
          <tr key={course.id}>
            <th scope="row">
              <a href={courseAddress(course.slug)}>{fullName(course)}</a> <BarredBadge course={course} />{" "}
              <PaysBadge partnership={course.university.partnership} />
            </th>
            <td>{writeDuration(course.duration) || <NotKnown course={course} fact="length" />}</td>
            <td>
              <CourseFee course={course} />
              <FeesChecked course={course} />
            </td>
            <td>
              <HoldButtons course={course} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
