import type { Course } from "#app/domain/course/course-schema.ts";
import { writeDay } from "#app/lib/time/calendar-day.ts";
import { askedText, askFactAddress } from "./course-addresses.ts";
import { type CourseFact, courseFacts } from "./course-facts.content.ts";

interface AskedFact {
  course: Course;
  fact: CourseFact;
}

/** Says that a fact is not known, and leads to the enquiry that asks for it. */
export function NotKnown(asked: AskedFact) {
  return (
    <>
      <span className="not-known">Not known</span> <AskAbout {...asked} />
    </>
  );
}

/** Leads to the enquiry that asks for a fact. */
export function AskAbout({ course, fact }: AskedFact) {
  return (
    <a
      className="ask"
      href={askFactAddress(course.slug, fact)}
      data-course={askedText([course.title, course.university.name], courseFacts[fact])}
    >
      Ask about this
    </a>
  );
}

/** When somebody last compared what is shown with the university's own notice. */
export function CheckedOn({ what, day }: { what: string; day: string | null }) {
  if (day === null) return null;
  return (
    <p className="checked">
      {what} checked on <time dateTime={day}>{writeDay(day)}</time>
    </p>
  );
}
