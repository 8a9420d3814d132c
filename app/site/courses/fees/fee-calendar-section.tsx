import type { ReactNode } from "react";
import type { WholeCourse } from "#app/domain/course/course-schema.ts";
import { feeKindWords } from "#app/domain/course/course-words.ts";
import { feeCalendarOf, storedFees } from "#app/domain/course/fees/fee-calendar.ts";
import type { DollarRate } from "#app/domain/field-rule/field-rule-schema.ts";
import { exactMonthsOf } from "#app/lib/time/duration.ts";
import { formatDollars, formatPaise, formatRupees } from "#app/lib/money/money.ts";
import { usePageWords } from "#app/site/page-words.ts";
import { FeesChecked, NotKnown } from "#app/site/courses/ask-about.tsx";
import { RuleSource } from "#app/site/courses/rule-source.tsx";
import { DatedBy } from "./dated-by.tsx";
import { FeeThread } from "./fee-thread.tsx";

interface FeeCalendarProps {
  course: WholeCourse;
  /** The rate for dollars; null if there is none. */
  rate: DollarRate | null;
  today: string;
  children: ReactNode;
}

/** What to pay and when: each payment from application to certificate. */
export function FeeCalendarSection({ course, rate, today, children }: FeeCalendarProps) {
  const items = storedFees(course.fee_items);
  const stops = feeCalendarOf(items, course.duration);
  const ifNeeded = items.filter(({ due }) => due === "when-needed");
  return (
    <section className="pay far" aria-labelledby="pay">
      <div className="wrap">
        <div className="pay-head">
          <h2 className="section-title" id="pay">
            {usePageWords("course").page.fees}
          </h2>
          <PaySum course={course} />
        </div>
        {stops.length === 0 ? (
          <p>
            {course.fee_rupees !== null && "What of it is paid when: "}
            <NotKnown course={course} fact="fees" />
          </p>
        ) : (
          <>
            <FeeThread stops={stops} course={course} today={today} />
            <DatedBy course={course} today={today} />
          </>
        )}
        {ifNeeded.map(({ kind, amount_paise }) => (
          <p key={kind} className="small soft">
            Only if needed: {feeKindWords[kind].toLowerCase()}{" "}
            <span className="money">{formatPaise(amount_paise)}</span>
          </p>
        ))}
        {items.some(({ kind }) => kind === "deposit") && (
          <p className="small soft">The deposit comes back when you leave the university.</p>
        )}
        {rate && <InDollars course={course} rate={rate} />}
        <FeesChecked course={course} />
        {children}
      </div>
    </section>
  );
}

/** The fee in dollars, with the source of the rate. */
function InDollars({ course: { fee_rupees, tuition_fee }, rate }: { course: WholeCourse; rate: DollarRate }) {
  if (fee_rupees === null) return null;
  return (
    <p className="small soft">
      In dollars <span className="money">{formatDollars(tuition_fee)}</span>, at {formatRupees(rate.content.rupees)} a
      dollar: <RuleSource rule={rate} />
    </p>
  );
}

/** The total of a course, and its cost per month. */
function PaySum({ course: { fee_rupees: whole, duration } }: { course: WholeCourse }) {
  const months = exactMonthsOf(duration);
  if (whole === null) return null;
  return (
    <dl className="pay-sum">
      <div>
        <dt>Whole course</dt>
        <dd className="money">{formatRupees(whole)}</dd>
        {months && (
          <dd className="small">
            <span className="money">{formatRupees(Math.round(whole / months))}</span> a month on average
          </dd>
        )}
      </div>
    </dl>
  );
}
