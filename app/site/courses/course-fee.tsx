import type { Course } from "#app/domain/course/course-schema.ts";
import { feeWords, shortFee } from "./fee-words.ts";

/** Among a course's facts: a year of it, and below, the whole and the dollars. */
export function CourseFee({ course }: { course: Course }) {
  const { rest } = feeWords(course);
  return (
    <span className="course-fee money">
      {shortFee(course)}
      {rest.length > 0 && <small>{rest.join(", ")}</small>}
    </span>
  );
}

/** What decides, large, where a course is applied for. */
export function CoursePrice({ course }: { course: Course }) {
  const { price, unit, rest } = feeWords(course);
  return (
    <div className="course-price">
      <p className="price money">
        {price} <small>{unit}</small>
      </p>
      {rest.map((words) => (
        <p key={words} className="money soft">
          {words}
        </p>
      ))}
    </div>
  );
}
