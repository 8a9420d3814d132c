import { courseAddress } from "#app/domain/page-addresses.ts";
import { applyAddress } from "#app/site/admission/apply-address.ts";
import type { WholeCourse } from "#app/domain/course/course-schema.ts";
import { countedSemesters, studyModeWords } from "#app/domain/course/course-words.ts";
import { languagesSaid } from "#app/domain/course/teaching-languages.ts";
import { feePartsOf, semestersOf, storedFees } from "#app/domain/course/fees/fee-calendar.ts";
import { writeDuration } from "#app/lib/time/duration.ts";
import { formatPaise, formatRupees } from "#app/lib/money/money.ts";
import { usePageWords } from "#app/site/page-words.ts";
import { HoldButtons } from "#app/site/courses/hold-buttons.tsx";
import { ShareButton } from "#app/site/sharing/share-button.tsx";
import { admissionWords } from "#app/domain/course/words/admission-words.ts";
import { entitlementWords } from "#app/domain/course/entitlement/entitlement-words.ts";
import { NotKnown } from "#app/site/courses/ask-about.tsx";
import { askAddress, askedText } from "#app/site/courses/course-addresses.ts";
import { CoursePrice } from "#app/site/courses/fees/course-fee.tsx";
import { BarredLine } from "#app/site/courses/barred-line.tsx";
import { YourCheckBelow } from "#app/site/fit/your-check.tsx";
import { EntitlementLine } from "#app/site/courses/entitlement-line.tsx";
import { Fact } from "#app/site/courses/fact.tsx";

interface TicketProps {
  course: WholeCourse;
  /** Why it must not be offered as it is. */
  barred: string | null;
  today: string;
}

/** The deciding facts, beside the text; above it on a phone. */
export function CourseTicket({ course, barred, today }: TicketProps) {
  const { slug, duration, study_mode, first_payment_rupees: first, specializations, languages } = course;
  const { facts, page } = usePageWords("course");
  const { apply, ask } = usePageWords("menu").offers;
  const semesters = semestersOf(duration);
  const admission = admissionWords(course, today);
  const entitlement = entitlementWords(course, today);
  return (
    <div className="ticket">
      <p className="small soft">{facts.tuition}</p>
      <CoursePrice course={course}>
        <FeeParts course={course} />
      </CoursePrice>
      <dl>
        <Fact
          name={facts.first}
          value={first === null ? <NotKnown course={course} fact="first-payment" /> : formatRupees(first)}
        />
        <Fact
          name={facts.duration}
          value={writeDuration(duration) || <NotKnown course={course} fact="length" />}
          detail={semesters ? countedSemesters(semesters) : undefined}
        />
        <Fact
          name={facts.mode}
          value={[studyModeWords[study_mode], languagesSaid(languages)].filter(Boolean).join(", in ")}
        />
        {languages.length === 0 && <Fact name={facts.language} value={<NotKnown course={course} fact="language" />} />}
        {specializations > 0 && <Fact name={facts.specializations} value={String(specializations)} />}
        <Fact
          name={facts.admission}
          value={
            admission ? (
              <span className={admission.isOpen ? "open" : "shut"}>{admission.words}</span>
            ) : (
              <NotKnown course={course} fact="last-date" />
            )
          }
          detail={admission?.detail}
        />
        {course.eligibility && <Fact name={page.entry} value={<YourCheckBelow course={course} />} />}
      </dl>
      {barred && <BarredLine reason={barred} />}
      {entitlement.state !== "not-needed" && <EntitlementLine {...{ slug, entitlement }} />}
      <a className="btn" href={applyAddress({ course: slug })}>
        {apply}
      </a>
      <a
        className="go"
        href={askAddress("course", slug)}
        data-course={askedText([course.title, course.university.name])}
      >
        {ask}
      </a>
      <div className="tools">
        <HoldButtons course={course} />
        <ShareButton path={courseAddress(slug)} title={course.title} />
      </div>
    </div>
  );
}

/** The parts of the price besides tuition. */
function FeeParts({ course: { fee_items, duration } }: { course: WholeCourse }) {
  const parts = feePartsOf(storedFees(fee_items), duration);
  if (!parts || parts.tuition === 0 || parts.others === 0) return null;
  const { tuition, others } = parts;
  return (
    <p className="soft">
      Tuition <span className="money">{formatPaise(tuition)}</span>, other fees{" "}
      <span className="money">{formatPaise(others)}</span>
    </p>
  );
}
