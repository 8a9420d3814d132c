import type { CataloguePage } from "#app/domain/course/catalogue/course-catalogue.server.ts";
import { counted } from "#app/lib/text/counted.ts";
import { CourseTable } from "#app/site/courses/list/course-table.tsx";
import type { University } from "#app/domain/university/university-schema.ts";
import { usePageWords } from "#app/site/page-words.ts";
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
      {"failure" in courses ? (
        <SectionFailure of={courses.failure} />
      ) : (
        <CourseTable courses={courses.rows} nameOf={({ title }) => title} hasDegrees />
      )}
      {"rows" in courses && courses.pages > 1 && (
        <a className="go" href={`/courses?university=${slug}`}>
          All {counted(courses.total, "course")}
        </a>
      )}
    </section>
  );
}
