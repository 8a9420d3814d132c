import { courseAddress } from "#app/domain/page-addresses.ts";
import { renderToStaticMarkup } from "react-dom/server";
import { entitlementWords } from "#app/domain/course/entitlement/entitlement-words.ts";
import { admissionWords } from "#app/domain/course/words/admission-words.ts";
import type { WholeCourse } from "#app/domain/course/course-schema.ts";
import { writeDuration } from "#app/lib/time/duration.ts";
import { dayInIndia } from "#app/lib/time/india-day.ts";
import { BarredBadge } from "#app/site/courses/barred-badge.tsx";
import { fullName } from "#app/site/courses/course-addresses.ts";
import { EntitlementLine } from "#app/site/courses/entitlement-line.tsx";
import { feeWords, shortFee } from "#app/site/courses/fees/fee-words.ts";
import { PaysBadge } from "#app/site/pays/pays-badge.tsx";
import { YourCheck } from "#app/site/fit/your-check.tsx";
import { Fact } from "#app/site/courses/fact.tsx";

/** A row for each of these courses; the browser adds the owner's notes, picture and controls. */
export const renderShortlisted = (courses: WholeCourse[]): string =>
  renderToStaticMarkup(courses.map((course) => <ShortlistedCourse key={course.id} course={course} />));

function ShortlistedCourse({ course }: { course: WholeCourse }) {
  const { slug, title, duration, university } = course;
  const { price, unit, rest } = feeWords(course);
  const today = dayInIndia();
  const admission = admissionWords(course, today);
  const entitlement = entitlementWords(course, today);
  return (
    <li
      className="kept"
      data-slug={slug}
      data-name={fullName(course)}
      data-fee={shortFee(course)}
      data-admission={admission ? `${admission.words}, ${admission.detail}` : "Admission not known"}
      data-validity={entitlement.words}
    >
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
          {admission && <Fact name="Admission" value={admission.words} detail={admission.detail} />}
          <Fact name="Can I get in?" value={<YourCheck course={course} />} />
        </dl>
        {!entitlement.isGood && <EntitlementLine {...{ slug, entitlement }} />}
      </div>
    </li>
  );
}
