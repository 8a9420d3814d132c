import type { EntitlementWords } from "#app/domain/course/entitlement/entitlement-words.ts";
import type { AdmissionWords } from "#app/domain/course/words/admission-words.ts";
import type { FoundCourse } from "#app/domain/fit/find-courses.server.ts";
import type { Fit, FitRule } from "#app/domain/fit/fit.ts";
import { AskAbout } from "#app/site/courses/ask-about.tsx";
import { courseAddress } from "#app/domain/page-addresses.ts";
import { EntitlementLine } from "#app/site/courses/entitlement-line.tsx";
import { CourseFee } from "#app/site/courses/fees/course-fee.tsx";
import { HoldButtons } from "#app/site/courses/hold-buttons.tsx";
import { reasonSaid } from "#app/site/fit/reason-said.ts";
import { pictureAmong } from "#app/site/courses/picture-among.ts";
import { PaysBadge } from "#app/site/pays/pays-badge.tsx";
import { Picture } from "#app/ui/picture.tsx";

export interface EnterableCourse extends FoundCourse {
  entitlement: EntitlementWords;
  /** Null if no session is known. */
  admission: AdmissionWords | null;
}

interface FoundCourseCardProps extends EnterableCourse {
  /** All results: facts that tell this one from the others come first. */
  found: FoundCourse[];
}

/** A course with the reasons for it, and whether admission is open. */
export function FoundCourseCard({ course, fit, entitlement, admission, found }: FoundCourseCardProps) {
  const { slug, title, university } = course;
  const picture = pictureAmong(
    found.map((each) => each.course),
    course,
  );
  return (
    <li className="pick">
      {picture && (
        <Picture
          address={picture}
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
        <Reasons {...{ fit, found }} />
        {fit.verdict === "ask" && <AskAbout course={course} fact="fit" />}
        {entitlement.state !== "not-needed" && <EntitlementLine {...{ slug, entitlement }} />}
        <AdmissionLine {...{ course, admission }} />
        <HoldButtons course={course} />
      </div>
    </li>
  );
}

/** The least number of reasons shown; those that tell it from the others are always shown. */
const OPEN_REASONS = 3;

function Reasons({ fit, found }: Pick<FoundCourseCardProps, "fit" | "found">) {
  const isAlike = (rule: FitRule) => rule.met === "yes" && isSaidByMost(rule, found);
  const reasons = reasonsIn(fit).toSorted((one, other) => Number(isAlike(one)) - Number(isAlike(other)));
  const open = Math.max(OPEN_REASONS, reasons.filter((rule) => !isAlike(rule)).length);
  const folded = reasons.slice(open);
  // A single further line is as short as the control that would unfold it.
  if (folded.length <= 1) return <ReasonList reasons={reasons} />;
  return (
    <>
      <ReasonList reasons={reasons.slice(0, open)} />
      <details className="reasons-alike">
        <summary>{folded.length} more reasons</summary>
        <ReasonList reasons={folded} />
      </details>
    </>
  );
}

const reasonsIn = ({ rules, wishes }: Fit) => [...rules, ...wishes];

function isSaidByMost({ words }: FitRule, found: FoundCourse[]): boolean {
  const saying = found.filter(({ fit }) => reasonsIn(fit).some((rule) => rule.words === words));
  return found.length > 1 && saying.length > found.length / 2;
}

const ReasonList = ({ reasons }: { reasons: FitRule[] }) => (
  <ul className="reasons">
    {reasons.map((rule) => (
      <Reason key={rule.words} {...rule} />
    ))}
  </ul>
);

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
