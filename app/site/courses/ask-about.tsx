import type { Course } from "#app/domain/course/course-schema.ts";
import { writeDay } from "#app/lib/calendar-day.ts";
import { askedText, askFactAddress } from "./course-addresses.ts";
import { type CourseFact, courseFacts } from "./course-facts.content.ts";

/** Says that a fact is not known, and leads to the enquiry that asks for it. */
export function NotKnown({ course, fact }: { course: Course; fact: CourseFact }) {
  return (
    <>
      <span className="not-known">Not known</span>{" "}
      <a
        className="ask"
        href={askFactAddress(course.slug, fact)}
        data-course={`${askedText(course)}: ${courseFacts[fact].asked}`}
      >
        Ask about this
      </a>
    </>
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
