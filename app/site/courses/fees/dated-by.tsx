import type { WholeCourse } from "#app/domain/course/course-schema.ts";
import { datedIntake } from "#app/domain/course/fees/fee-dates.ts";
import { writeDay } from "#app/lib/time/calendar-day.ts";
import { NotKnown } from "#app/site/courses/ask-about.tsx";

/** The session that these months belong to; another one shifts them. */
export function DatedBy({ course, today }: { course: WholeCourse; today: string }) {
  const intake = datedIntake(course, today);
  if (!intake)
    return (
      <p className="small soft">
        In which months: <NotKnown course={course} fact="starts" />
      </p>
    );
  return (
    <p className="small soft">
      Months of the {intake.session} session, whose classes start on {writeDay(intake.starts)}.
    </p>
  );
}
