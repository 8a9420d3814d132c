import type { Course } from "#app/domain/course/course-schema.ts";
import { courseAddress, fullName } from "#app/site/courses/course-addresses.ts";

interface WaysOnProps {
  course: Course;
  column: string;
  /** How it leaves the table. */
  out: { address: string; words: string };
}

/** Below a column: to the course, and out of the comparison. */
export function WaysOn({ course, column, out }: WaysOnProps) {
  const named = <span className="visually-hidden"> {fullName(course)}</span>;
  return (
    <td className={column}>
      <a className="btn" href={courseAddress(course.slug)}>
        See the course
        {named}
      </a>
      <a className="go" href={out.address}>
        {out.words}
        {named}
      </a>
    </td>
  );
}
