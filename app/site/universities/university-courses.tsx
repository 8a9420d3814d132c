import type { Course } from "#app/domain/course/course-schema.ts";
import { formatDollars } from "#app/lib/money.ts";
import type { Section } from "#app/site/read-section.server.ts";
import { SectionFailure } from "#app/site/section-failure.tsx";

interface UniversityCoursesProps {
  name: string;
  courses: Section<Course>;
}

export function UniversityCourses({ name, courses }: UniversityCoursesProps) {
  if ("rows" in courses && courses.rows.length === 0) return null;
  return (
    <section className="wrap university-courses" aria-labelledby="courses">
      <h2 id="courses">Courses at {name}</h2>
      {"failure" in courses ? <SectionFailure text={courses.failure} /> : <CourseTable courses={courses.rows} />}
    </section>
  );
}

function CourseTable({ courses }: { courses: Course[] }) {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Course</th>
          <th scope="col">Degree</th>
          <th scope="col">Duration</th>
          <th scope="col">Tuition fee</th>
        </tr>
      </thead>
      <tbody>
        {courses.map(({ id, slug, title, degree_type, duration, tuition_fee }) => (
          <tr key={id}>
            <th scope="row">
              <a href={`/courses/${slug}`}>{title}</a>
            </th>
            <td>{degree_type}</td>
            <td>{duration || "On request"}</td>
            <td className="money">{formatDollars(tuition_fee)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
