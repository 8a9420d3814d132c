import { Link } from "react-router";
import { contentKinds } from "#app/admin/record/content-kinds.content.ts";
import type { Aging } from "#app/domain/freshness/freshness-schema.ts";
import { writeDay } from "#app/lib/time/calendar-day.ts";

interface BarredCoursesProps {
  courses: Aging[];
  /** Includes courses not listed here. */
  total: number;
}

/** The published courses that break the current rules; updated when a rule is saved. */
export function BarredCourses({ courses, total }: BarredCoursesProps) {
  if (total === 0) return null;
  return (
    <div className="banner banner-bad barred-courses" role="status">
      <p>
        <b>{total === 1 ? "One published course is" : `${total} published courses are`} barred by these rules.</b>{" "}
        Change the mode or the subject, or delete the course; until then its page says so.
      </p>
      <ul>
        {courses.map(({ id, title, beside, due }) => (
          <li key={id}>
            <Link to={contentKinds.courses!.open(id, title)}>{title}</Link>, {beside}, from {writeDay(due!)}
          </li>
        ))}
      </ul>
      {total > courses.length && <Link to="/admin/freshness?kind=barred">All {total}</Link>}
    </div>
  );
}
