import type { ReactNode } from "react";
import type { Course } from "#app/domain/course/course-schema.ts";
import { AskAbout } from "#app/site/courses/ask-about.tsx";
import { feeWords, onRequest, shortFee } from "./fee-words.ts";

/** The fee among a course's facts: a year of it, with the total and dollars below. */
export function CourseFee({ course }: { course: Course }) {
  const words = feeWords(course);
  return (
    <span className="course-fee money">
      {shortFee(course)}
      {words.rest.length > 0 && <small>{words.rest.join(", ")}</small>}
      {words === onRequest && <AskAbout course={course} fact="whole" />}
    </span>
  );
}

interface CoursePriceProps {
  course: Course;
  children?: ReactNode;
}

/** The price, large, where one applies. */
export function CoursePrice({ course, children }: CoursePriceProps) {
  const words = feeWords(course);
  const { price, unit, rest } = words;
  return (
    <div className="course-price">
      <p className="price money">
        {price} <small>{unit}</small>
      </p>
      {words === onRequest && <AskAbout course={course} fact="whole" />}
      {rest.map((words) => (
        <p key={words} className="money soft">
          {words}
        </p>
      ))}
      {children}
    </div>
  );
}
