import type { CataloguePage } from "#app/domain/course/catalogue/course-catalogue.server.ts";
import type { Course } from "#app/domain/course/course-schema.ts";
import { writeDuration } from "#app/lib/time/duration.ts";
import { NotKnown } from "#app/site/courses/ask-about.tsx";
import { BarredBadge } from "#app/site/courses/barred-badge.tsx";
import { CourseFee } from "#app/site/courses/fees/course-fee.tsx";
import type { University } from "#app/domain/university/university-schema.ts";
import { usePageWords } from "#app/site/page-words.ts";
import { HoldButtons } from "#app/site/courses/hold-buttons.tsx";
import { SectionFailure } from "#app/site/failures/section-failure.tsx";
import type { Failure } from "#app/site/read-section.server.ts";

import { withUniversity } from "./with-university.ts";

interface UniversityCoursesProps {
  university: University;
  courses: CataloguePage | { failure: Failure };
}

export function UniversityCourses({ university: { name, slug }, courses }: UniversityCoursesProps) {
  const { page } = usePageWords("university");
  if ("rows" in courses && courses.rows.length === 0) return null;
  return (
    <section className="wrap university-courses" aria-labelledby="courses">
      <h2 id="courses">{withUniversity(page.courses, name)}</h2>
      {"failure" in courses ? <SectionFailure of={courses.failure} /> : <CourseTable courses={courses.rows} />}
      {"rows" in courses && courses.pages > 1 && (
        <a className="go" href={`/courses?university=${slug}`}>
          All {courses.total.toLocaleString("en-IN")} courses
        </a>
      )}
    </section>
  );
}

function CourseTable({ courses }: { courses: Course[] }) {
  const { facts } = usePageWords("course");
  return (
    <table className="course-table">
      <thead>
        <tr>
          <th scope="col">Course</th>
          <th scope="col">Degree</th>
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
              <a href={`/courses/${course.slug}`}>{course.title}</a> <BarredBadge course={course} />
            </th>
            <td>{course.degree_type}</td>
            <td>{writeDuration(course.duration) || <NotKnown course={course} fact="length" />}</td>
            <td>
              <CourseFee course={course} />
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
