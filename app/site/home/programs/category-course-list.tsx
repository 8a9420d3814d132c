import { countedAs } from "#app/lib/text/count-words.ts";
import type { CategoryKey } from "#app/domain/program/program-categories.ts";
import { writeDuration } from "#app/lib/time/duration.ts";
import { HoldButtons } from "#app/site/courses/hold-buttons.tsx";
import { BarredBadge } from "#app/site/courses/barred-badge.tsx";
import { courseAddress } from "#app/domain/page-addresses.ts";
import { shortFee } from "#app/site/courses/fees/fee-words.ts";
import { FailedPart } from "#app/site/failures/failed-part.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { type CategoryCourses, coursesAddress, type ExplorerCourse } from "./category-courses.ts";

interface CategoryCourseListProps {
  category: CategoryKey;
  courses: CategoryCourses;
  /** The text if they could not be read. */
  failed: string;
}

/** The courses of a category: title, place, duration and yearly fee. */
export function CategoryCourseList({ category, courses, failed }: CategoryCourseListProps) {
  const all = coursesAddress(category);
  if ("failure" in courses) {
    return (
      <div className="category-courses">
        <FailedPart text={failed} />
        <a className="go" href={all}>
          Open the list of courses <Icon name="arrow-right" />
        </a>
      </div>
    );
  }
  const { rows, total } = courses;
  if (rows.length === 0) return null;
  return (
    <div className="category-courses">
      <h3>Courses in the catalogue</h3>
      <ul>
        {rows.map((course) => (
          <CourseLine key={course.id} course={course} />
        ))}
      </ul>
      {total > rows.length && (
        <a className="go" href={all}>
          All {countedAs(courses, "course", "courses")} <Icon name="arrow-right" />
        </a>
      )}
    </div>
  );
}

function CourseLine({ course }: { course: ExplorerCourse }) {
  const { slug, title, duration, university } = course;
  return (
    <li>
      <a href={courseAddress(slug)}>
        {title} <BarredBadge course={course} />
      </a>
      <span className="soft">{`${university.name}, ${university.location.split(",")[0]}`}</span>
      <span>{writeDuration(duration)}</span>
      <span className="money">{shortFee(course)}</span>
      <HoldButtons course={course} />
    </li>
  );
}
