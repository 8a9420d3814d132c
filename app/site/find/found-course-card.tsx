import type { EntitlementWords } from "#app/domain/course/entitlement/entitlement-words.ts";
import type { AdmissionWords } from "#app/domain/course/words/admission-words.ts";
import type { FoundCourse } from "#app/domain/fit/find-courses.server.ts";
import type { FitRule } from "#app/domain/fit/fit.ts";
import { AskAbout } from "#app/site/courses/ask-about.tsx";
import { courseAddress } from "#app/site/courses/course-addresses.ts";
import { EntitlementLine } from "#app/site/courses/entitlement-line.tsx";
import { CourseFee } from "#app/site/courses/fees/course-fee.tsx";
import { HoldButtons } from "#app/site/courses/hold-buttons.tsx";
import { reasonSaid } from "#app/site/fit/reason-said.ts";
import { PaysBadge } from "#app/site/pays/pays-badge.tsx";
import { Picture } from "#app/ui/picture.tsx";

export interface EnterableCourse extends FoundCourse {
  entitlement: EntitlementWords;
  /** Null where no session is known. */
  admission: AdmissionWords | null;
}

/** A course to look at, the reasons for it, and whether one can enter it. */
export function FoundCourseCard({ course, fit, entitlement, admission }: EnterableCourse) {
  const { slug, title, university, image_url } = course;
  return (
    <li className="pick">
      {image_url && (
        <Picture
          address={image_url}
          alt=""
          sizes="(min-width: 640px) 168px, 96px"
          width={960}
          height={640}
          className="art art-32"
          lazy
        />
      )}
      <div>
        <h2>
          <a href={courseAddress(slug)}>{title}</a>
        </h2>
        <p className="soft">{`${university.name}, ${university.location.split(",")[0]}`}</p>
        <PaysBadge partnership={university.partnership} />
      </div>
      <CourseFee course={course} />
      <div className="pick-said">
        <ul className="reasons">
          {[...fit.rules, ...fit.wishes].map((rule) => (
            <Reason key={rule.words} {...rule} />
          ))}
        </ul>
        {fit.verdict === "ask" && <AskAbout course={course} fact="fit" />}
        {entitlement.state !== "not-needed" && <EntitlementLine {...{ slug, entitlement }} />}
        <AdmissionLine {...{ course, admission }} />
        <HoldButtons course={course} />
      </div>
    </li>
  );
}

function AdmissionLine({ course, admission }: Pick<EnterableCourse, "course" | "admission">) {
  return (
    <p className={admission?.isOpen ? "entitled" : "entitled is-no"}>
      <b>{admission?.words ?? "Admission dates not known"}</b>
      {admission && `, ${admission.detail}`}. {!admission && <AskAbout course={course} fact="last-date" />}
    </p>
  );
}

function Reason(rule: FitRule) {
  const [mark, reason] = reasonSaid(rule);
  return (
    <li className={`is-${rule.met}`}>
      <span className="visually-hidden">{mark}</span>
      {reason}
    </li>
  );
}
