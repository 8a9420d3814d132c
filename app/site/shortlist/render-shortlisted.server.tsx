import { renderToStaticMarkup } from "react-dom/server";
import type { Course } from "#app/domain/course/course-schema.ts";
import { writeDuration } from "#app/lib/duration.ts";
import { BarredBadge } from "#app/site/courses/barred-badge.tsx";
import { courseAddress, fullName } from "#app/site/courses/course-addresses.ts";
import { feeWords, shortFee } from "#app/site/courses/fees/fee-words.ts";
import { PaysBadge } from "#app/site/pays/pays-badge.tsx";
import { Fact } from "#app/site/courses/fact.tsx";

/** One row for each of these courses; its owner's words, picture and controls come in the browser. */
export const renderShortlisted = (courses: Course[]): string =>
  renderToStaticMarkup(courses.map((course) => <ShortlistedCourse key={course.id} course={course} />));

function ShortlistedCourse({ course }: { course: Course }) {
  const { slug, title, duration, university } = course;
  const { price, unit, rest } = feeWords(course);
  return (
    <li className="kept" data-slug={slug} data-name={fullName(course)} data-fee={shortFee(course)}>
      <div className="kept-words">
        <h2>
          <a href={courseAddress(slug)}>{title}</a>
        </h2>
        <p className="soft">{`${university.name}, ${university.location.split(",")[0]}`}</p>
        <BarredBadge course={course} />
        <PaysBadge partnership={university.partnership} />
        <dl className="facts">
          <Fact name={unit === "a year" ? "A year" : "In all"} value={price} />
          {unit === "a year" && rest[0] && <Fact name="In all" value={rest[0].replace(/ in all$/, "")} />}
          <Fact name="Length" value={writeDuration(duration) || "On request"} />
        </dl>
      </div>
    </li>
  );
}
