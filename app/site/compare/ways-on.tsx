import { courseAddress } from "#app/domain/page-addresses.ts";
import type { Course } from "#app/domain/course/course-schema.ts";
import { fullName } from "#app/site/courses/course-addresses.ts";

interface WaysOnProps {
  course: Course;
  column: string;
  /** The comparison without this course. */
  addressWithout: string;
}

/** Below a column: links to the course, and to remove it. */
export function WaysOn({ course, column, addressWithout }: WaysOnProps) {
  const named = <span className="visually-hidden"> {fullName(course)}</span>;
  return (
    <td className={column}>
      <a className="btn" href={courseAddress(course.slug)}>
        See the course
        {named}
      </a>
      <a className="go" href={addressWithout}>
        Remove
        {named}
      </a>
    </td>
  );
}
