import type { WholeCourse } from "#app/domain/course/course-schema.ts";
import { datedIntake, type FeeYear } from "#app/domain/course/fees/fee-dates.ts";
import { writeDay } from "#app/lib/calendar-day.ts";
import { formatPaise } from "#app/lib/money.ts";
import { NotKnown } from "#app/site/courses/ask-about.tsx";

/** What each year comes to; a course of one year has said it already. */
export function FeeYears({ years }: { years: FeeYear[] }) {
  if (years.length < 2) return null;
  return (
    <dl className="fee-years">
      {years.map(({ year, months, sumPaise }) => (
        <div key={year}>
          <dt>
            In year {year}
            {months && <small> {months}</small>}
          </dt>
          <dd className="money">{formatPaise(sumPaise)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Of which session these months are; another one moves them. */
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
