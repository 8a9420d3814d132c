import type { Course } from "#app/domain/course/course-schema.ts";
import { fullName } from "#app/site/courses/course-addresses.ts";
import { Icon } from "#app/ui/icon.tsx";

/** One tap lays a course beside others or puts it on the shortlist of this device (`hold-courses.ts`); without scripts they are not there. */
export function HoldButtons({ course }: { course: Course }) {
  const name = fullName(course);
  return (
    <p className="holding" data-slug={course.slug}>
      <button type="button" className="hold" name="comparison" aria-label={`Compare ${name}`} aria-pressed="false">
        Compare
      </button>
      <button type="button" className="hold" name="shortlist" aria-label={`Keep ${name}`} aria-pressed="false">
        <Icon name="keep" />
        <span>Keep</span>
      </button>
    </p>
  );
}
