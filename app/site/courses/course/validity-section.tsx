import type { Approval, Intake } from "#app/domain/course/course-facts-schema.ts";
import type { WholeCourse } from "#app/domain/course/course-schema.ts";
import { intakeStatusOf } from "#app/domain/course/entitlement/intakes.ts";
import { groupDigits } from "#app/lib/money/grouped-number.ts";
import { writeDay } from "#app/lib/time/calendar-day.ts";
import { AskAbout, CheckedOn, NotKnown } from "#app/site/courses/ask-about.tsx";
import { entitlementWords } from "#app/domain/course/entitlement/entitlement-words.ts";
import { approvalSaid } from "#app/domain/course/words/fact-words.ts";
import { usePageWords } from "#app/site/page-words.ts";
import { EntitlementLine } from "#app/site/courses/entitlement-line.tsx";

interface ValidityProps {
  course: WholeCourse;
  today: string;
}

/** Who recognises the degree, with the date of the check, and when to begin. */
export function ValiditySection({ course, today }: ValidityProps) {
  const { slug, approvals, intakes, dates_checked_on } = course;
  const entitlement = entitlementWords(course, today);
  const linkAbove = entitlement.state === "not-needed" ? null : entitlement.link;
  const titles = usePageWords("course").page;
  return (
    <section className="wrap valid far" aria-label="Validity and dates">
      <div>
        <h2 className="section-title">{titles.valid}</h2>
        {entitlement.state !== "not-needed" && <EntitlementLine {...{ slug, entitlement }} />}
        {approvals.length === 0 ? (
          <p>
            Approvals: <NotKnown course={course} fact="approvals" />
          </p>
        ) : (
          <ul className="proofs">
            {approvals.map((approval, place) => (
              <Proof key={place} {...{ course, approval, today }} isLinkedAbove={approval.link === linkAbove} />
            ))}
          </ul>
        )}
      </div>
      <div>
        <h2 className="section-title">{titles.dates}</h2>
        {intakes.length === 0 ? (
          <p>
            <NotKnown course={course} fact="last-date" />
          </p>
        ) : (
          <ul className="dates">
            {intakes.map((intake) => (
              <Session key={intake.session} {...{ course, intake, today }} />
            ))}
          </ul>
        )}
        <CheckedOn what="Dates" day={intakes.length > 0 ? dates_checked_on : null} />
      </div>
    </section>
  );
}

interface ProofProps {
  course: WholeCourse;
  approval: Approval;
  today: string;
  isLinkedAbove: boolean;
}

function Proof({ course, approval, today, isLinkedAbove }: ProofProps) {
  const { body, reference, link, checked_on, checked_by, expires } = approval;
  return (
    <li>
      <h3>{body}</h3>
      <p>{approvalSaid(approval, today)}</p>
      {approval.status === "unknown" && <AskAbout course={course} fact="approvals" />}
      {expires && (
        <p className="small soft">
          {expires < today ? "Ended on" : "Until"} {writeDay(expires)}
        </p>
      )}
      {checked_on && (
        <p className="checked">
          Checked on <time dateTime={checked_on}>{writeDay(checked_on)}</time>
          {checked_by && ` by ${checked_by}`}
          {reference && `, reference ${reference}`}
        </p>
      )}
      {link && !isLinkedAbove && (
        <a className="go" href={link} rel="noopener">
          See it on {body}’s list
        </a>
      )}
    </li>
  );
}

const statusWords = { open: "Open", upcoming: "Not open yet", closed: "Closed" };

function Session({ course, intake, today }: { course: WholeCourse; intake: Intake; today: string }) {
  const { session, opens, last_date, starts, seats, seats_source } = intake;
  const status = intakeStatusOf(intake, course.intakes, today);
  const isOpeningUnknown = opens === null && last_date !== null;
  const named = [
    ["Opens", opens, "opens"],
    ["Last date", last_date, "last-date"],
    ["Classes from", starts, "starts"],
  ] as const;
  const days = named.some(([, day]) => day) ? named : ([["Dates", null, "last-date"]] as const);
  const lastUnknown = days.findLast(([, day]) => !day);
  return (
    <li>
      <h3>
        {session}{" "}
        <span className={status === "open" ? "open" : "shut"}>
          {status !== "closed" && isOpeningUnknown ? "Opening not known" : statusWords[status]}
        </span>
      </h3>
      <dl>
        {days.map(([label, day, fact]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {day ? <time dateTime={day}>{writeDay(day)}</time> : "not announced"}{" "}
              {fact === lastUnknown?.[2] && <AskAbout course={course} fact={fact} />}
            </dd>
          </div>
        ))}
        {seats !== null && seats_source && (
          <div>
            <dt>Seats</dt>
            <dd>
              {groupDigits(seats)}, says {seats_source}
            </dd>
          </div>
        )}
      </dl>
    </li>
  );
}
