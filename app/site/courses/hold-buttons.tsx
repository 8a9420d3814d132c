import { fullName } from "#app/site/courses/course-addresses.ts";
import { Icon } from "#app/ui/icon.tsx";

interface HoldButtonsProps {
  course: { slug: string; title: string; university: { name: string } };
}

/**
 * Buttons that add a course to the comparison or to this device's shortlist (`hold-courses.ts`). Without scripts the
 * first opens the comparison with this course, and the second, which needs storage, is absent.
 */
export function HoldButtons({ course }: HoldButtonsProps) {
  const { slug } = course;
  const name = fullName(course);
  return (
    <form className="holding" action="/compare">
      <button className="hold" name="courses" value={slug} aria-label={`Compare ${name}`} aria-pressed="false">
        Compare
      </button>
      <button className="hold" type="button" name="keep" aria-label={`Shortlist ${name}`} aria-pressed="false">
        <Icon name="keep" />
        <span>Shortlist</span>
      </button>
    </form>
  );
}
