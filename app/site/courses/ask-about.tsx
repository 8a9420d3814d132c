import type { Course, WholeCourse } from "#app/domain/course/course-schema.ts";
import { areFeesUnchecked, feesCheckedOn } from "#app/domain/course/fees/fees-checked-on.ts";
import { writeDay } from "#app/lib/time/calendar-day.ts";
import { askedText, askFactAddress } from "./course-addresses.ts";
import { type CourseFact, courseFacts } from "#app/domain/course/words/course-facts.content.ts";

interface AskedFact {
  course: Course;
  fact: CourseFact;
}

/** Says that a fact is unknown, with a link to ask for it. */
export function NotKnown(asked: AskedFact) {
  return (
    <>
      <span className="not-known">Not known</span> <AskAbout {...asked} />
    </>
  );
}

/** A link to the enquiry that asks for a fact. */
export function AskAbout({ course, fact }: AskedFact) {
  const asked = askedText([course.title, course.university.name], courseFacts[fact]);
  return (
    <a
      className="ask"
      href={askFactAddress(course.slug, fact)}
      data-course={asked}
      aria-label={`Ask about this: ${asked}`}
    >
      Ask about this
    </a>
  );
}

/** When the data was last compared with the university's notice. */
export function CheckedOn({ what, day }: { what: string; day: string | null }) {
  if (day === null) return null;
  return (
    <p className="checked">
      {what} checked on <time dateTime={day}>{writeDay(day)}</time>
    </p>
  );
}

/** The same for fees, on which families decide: unchecked ones are marked. */
export function FeesChecked({ course }: { course: WholeCourse }) {
  if (areFeesUnchecked(course)) return <p className="checked">Fees not checked yet</p>;
  return <CheckedOn what="Fees" day={feesCheckedOn(course)} />;
}
