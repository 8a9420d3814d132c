import type { ReactNode } from "react";
import type { ListedCourse } from "#app/domain/course/course-schema.ts";
import { writeDuration } from "#app/lib/time/duration.ts";
import { NotKnown } from "#app/site/courses/ask-about.tsx";
import { BarredBadge } from "#app/site/courses/barred-badge.tsx";
import { courseAddress } from "#app/domain/page-addresses.ts";
import { CourseFee } from "#app/site/courses/fees/course-fee.tsx";
import { HoldButtons } from "#app/site/courses/hold-buttons.tsx";
import { UnlistedMark } from "#app/site/courses/unlisted-mark.tsx";
import { usePageWords } from "#app/site/page-words.ts";

interface CourseTableProps<Told extends ListedCourse> {
  courses: Told[];
  nameOf: (course: Told) => string;
  /** After the name. */
  badgeOf?: (course: Told) => ReactNode;
  /** Below the fee. */
  noteOf?: (course: Told) => ReactNode;
  hasDegrees?: boolean;
}

/** A table of courses on the page of what they share; laid out by `course-table.css`. */
export function CourseTable<Told extends ListedCourse>({
  courses,
  nameOf,
  hasDegrees,
  ...told
}: CourseTableProps<Told>) {
  const { facts } = usePageWords("course");
  return (
    <table className="course-table">
      <thead>
        <tr>
          <th scope="col">Course</th>
          {hasDegrees && <th scope="col">Degree</th>}
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
              <a href={courseAddress(course.slug)}>{nameOf(course)}</a> <BarredBadge course={course} />{" "}
              <UnlistedMark course={course} /> {told.badgeOf?.(course)}
            </th>
            {hasDegrees && <td>{course.degree_type}</td>}
            <td>{writeDuration(course.duration) || <NotKnown course={course} fact="length" />}</td>
            <td>
              <CourseFee course={course} />
              {told.noteOf?.(course)}
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
