import type { CSSProperties, ReactNode } from "react";
import type { WholeCourse } from "#app/domain/course/course-schema.ts";
import { feeKindWords } from "#app/domain/course/course-words.ts";
import { feeCalendarOf, type FeeStop, storedFees, totalOf } from "#app/domain/course/fees/fee-calendar.ts";
import { dueMonths, feeYearsOf } from "#app/domain/course/fees/fee-dates.ts";
import type { DollarRate } from "#app/domain/field-rule/field-rule-schema.ts";
import { writeDay } from "#app/lib/calendar-day.ts";
import { monthsOf } from "#app/lib/duration.ts";
import { formatDollars, formatPaise, formatRupees, fromMinorUnits } from "#app/lib/money.ts";
import { usePageWords } from "#app/site/page-words.ts";
import { stopWords } from "./fee-words.ts";
import { CheckedOn, NotKnown } from "#app/site/courses/ask-about.tsx";
import { DatedBy, FeeYears } from "./fee-years.tsx";

const LARGEST_PETAL = 66;

interface FeeCalendarProps {
  course: WholeCourse;
  /** By which the dollars follow; null where nobody has said one. */
  rate: DollarRate | null;
  today: string;
  children: ReactNode;
}

/** What to pay, and when: each payment from the application to the certificate, its petal as large as its sum. */
export function FeeCalendarSection({ course, rate, today, children }: FeeCalendarProps) {
  const items = storedFees(course.fee_items);
  const stops = feeCalendarOf(items, course.duration);
  const ifNeeded = items.filter(({ due }) => due === "when-needed");
  const largest = Math.max(...stops.map(({ sumPaise }) => sumPaise));
  return (
    <section className="pay far" aria-labelledby="pay">
      <div className="wrap">
        <h2 className="section-title" id="pay">
          {usePageWords("course").page.fees}
        </h2>
        <PaySum course={course} />
        {stops.length === 0 ? (
          <p>
            <NotKnown course={course} fact="fees" />
          </p>
        ) : (
          <>
            <ol className="rupee">
              {stops.map((stop) => (
                <Stop
                  key={`${stop.at}${stop.semester}`}
                  {...{ stop, largest }}
                  months={dueMonths(stop, course, today)}
                />
              ))}
            </ol>
            <FeeYears years={feeYearsOf(stops, course, today)} />
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
        <CheckedOn what="Fees" day={course.fees_checked_on} />
        {children}
      </div>
    </section>
  );
}

/** The same money, with where the rate is from. */
function InDollars({ course: { fee_rupees, tuition_fee }, rate }: { course: WholeCourse; rate: DollarRate }) {
  if (fee_rupees === null) return null;
  return (
    <p className="small soft">
      In dollars <span className="money">{formatDollars(tuition_fee)}</span>, at {formatRupees(rate.content.rupees)} a
      dollar:{" "}
      <a href={rate.source_url} rel="noopener">
        {rate.source}
      </a>
      , checked on {writeDay(rate.checked_on)}
    </p>
  );
}

/** Of one course in all, and of a month of it. */
function PaySum({ course }: { course: WholeCourse }) {
  const whole = totalOf(storedFees(course.fee_items), course.duration);
  const months = monthsOf(course.duration);
  if (whole === null) return null;
  return (
    <dl className="pay-sum">
      <div>
        <dt>Whole course</dt>
        <dd className="money">{formatPaise(whole)}</dd>
      </div>
      {months && (
        <div>
          <dt>A month, over {months}</dt>
          <dd className="money">{formatRupees(Math.round(fromMinorUnits(whole / months)))}</dd>
        </div>
      )}
    </dl>
  );
}

type Paid = { kind: keyof typeof feeKindWords; amount_paise: number; due: WholeCourse["fee_items"][number]["due"] };

interface StopProps {
  stop: FeeStop<Paid>;
  largest: number;
  months: string | null;
}

function Stop({ stop, largest, months }: StopProps) {
  const { at, items, sumPaise } = stop;
  const size = Math.round(Math.sqrt(sumPaise / largest) * LARGEST_PETAL);
  return (
    <li style={{ "--p": size } as CSSProperties}>
      <span className="petal" aria-hidden="true" />
      <h3>
        {months && <small>{months} </small>}
        {stopWords(stop)}
      </h3>
      <b className="money">{formatPaise(sumPaise)}</b>
      {(items.length > 1 || at === "semester") && (
        <dl>
          {items.map(({ kind, amount_paise }, place) => (
            <div key={`${kind}${place}`}>
              <dt>{feeKindWords[kind]}</dt>
              <dd className="money">{formatPaise(amount_paise)}</dd>
            </div>
          ))}
        </dl>
      )}
    </li>
  );
}
