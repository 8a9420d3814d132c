import type { CSSProperties, ReactNode } from "react";
import type { WholeCourse } from "#app/domain/course/course-schema.ts";
import { feeKindWords } from "#app/domain/course/course-words.ts";
import { feeCalendarOf, type FeeStop, storedFees, totalOf } from "#app/domain/course/fee-calendar.ts";
import { monthsOf } from "#app/lib/duration.ts";
import { formatPaise, formatRupees, fromMinorUnits } from "#app/lib/money.ts";
import { stopWords } from "./fee-words.ts";
import { CheckedOn, NotKnown } from "./ask-about.tsx";

const LARGEST_PETAL = 66;

/** What to pay, and when: each payment from the application to the certificate, its petal as large as its sum. */
export function FeeCalendarSection({ course, children }: { course: WholeCourse; children: ReactNode }) {
  const items = storedFees(course.fee_items);
  const stops = feeCalendarOf(items, course.duration);
  const ifNeeded = items.filter(({ due }) => due === "when-needed");
  const largest = Math.max(...stops.map(({ sumPaise }) => sumPaise));
  return (
    <section className="pay far" aria-labelledby="pay">
      <div className="wrap">
        <h2 className="section-title" id="pay">
          What to pay, and when
        </h2>
        <PaySum course={course} />
        {stops.length === 0 ? (
          <p>
            <NotKnown course={course} fact="fees" />
          </p>
        ) : (
          <ol className="rupee">
            {stops.map((stop) => (
              <Stop key={`${stop.at}${stop.semester}`} stop={stop} largest={largest} />
            ))}
          </ol>
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
        <CheckedOn what="Fees" day={course.fees_checked_on} />
        {children}
      </div>
    </section>
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

function Stop({ stop, largest }: { stop: FeeStop<Paid>; largest: number }) {
  const { at, items, sumPaise } = stop;
  const size = Math.round(Math.sqrt(sumPaise / largest) * LARGEST_PETAL);
  return (
    <li style={{ "--p": size } as CSSProperties}>
      <span className="petal" aria-hidden="true" />
      <h3>{stopWords(stop)}</h3>
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
