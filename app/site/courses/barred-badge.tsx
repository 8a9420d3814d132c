import { isBarred } from "#app/domain/course/rules/barring.ts";
import type { Course } from "#app/domain/course/course-schema.ts";
import { dayInIndia } from "#app/lib/time/india-day.ts";

/** For courses in lists; the course's own page names the rule (`barred-line.tsx`). */
export const barredWords = "Barred by a rule";

export function BarredBadge({ course }: { course: Pick<Course, "barred_from" | "barred_until"> }) {
  if (!isBarred(course, dayInIndia())) return null;
  return <span className="badge badge-orange">{barredWords}</span>;
}
