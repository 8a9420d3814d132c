import type { Course } from "#app/domain/course/course-schema.ts";
import { courseAddress } from "#app/site/courses/course-addresses.ts";

interface WaysOnProps {
  course: Course;
  column: string;
  /** How it leaves the table. */
  out: { address: string; words: string };
}

/** Below a column: to the course, and out of the comparison. */
export function WaysOn({ course: { slug, title }, column, out }: WaysOnProps) {
  return (
    <td className={column}>
      <a className="btn" href={courseAddress(slug)}>
        See the course<span className="visually-hidden"> {title}</span>
      </a>
      <a className="go" href={out.address}>
        {out.words}
        <span className="visually-hidden"> {title}</span>
      </a>
    </td>
  );
}
