import { type CSSProperties, useId } from "react";
import type { WholeCourse } from "#app/domain/course/course-schema.ts";
import type { LoanNote, LoanOffer } from "#app/domain/field-rule/field-rule-schema.ts";
import { writeDay } from "#app/lib/calendar-day.ts";
import { formatPaise } from "#app/lib/money.ts";
import { costAddress, type CostChoice } from "./cost-choice.ts";
import { type LoanTerm, type LoanView, loanViewOf } from "./loan-view.ts";

interface LoanSectionProps {
  course: WholeCourse;
  rules: (LoanOffer | LoanNote)[];
  choice: CostChoice;
}

/** What the course costs when somebody else lends the money; within the form of the cost (`follow-cost.ts`). */
export function LoanSection({ course, rules, choice }: LoanSectionProps) {
  const view = loanViewOf({ course, rules, choice });
  if (!view) return null;
  return (
    <section className="wrap loan far" aria-labelledby="loan">
      <div>
        <h2 id="loan">If you pay by instalments, it is a loan</h2>
        <p className="soft">You would owe a lender, not the university. If you leave the course, you still owe it.</p>
        <div className="asked">
          <Term view={view} term="amount" label="I borrow, in rupees" />
          <Term view={view} term="rate" label="Rate a year, %" />
          <Term view={view} term="months" label="Months" />
          <Term view={view} term="fee" label="Lender’s fee, %" />
          <button className="btn btn-quiet" formAction="#loan">
            Show what it costs
          </button>
        </div>
        <div data-part="bars" aria-live="polite">
          <Bars view={view} />
        </div>
      </div>
      <div>
        <div data-part="loan">
          <LoanSums view={view} />
        </div>
        <details className="instalments">
          <summary>All instalments</summary>
          <div data-part="schedule">
            <Schedule view={view} />
          </div>
        </details>
        <div className="source">
          <Offers {...{ view, choice }} slug={course.slug} />
        </div>
      </div>
    </section>
  );
}

function Term({ view, term, label }: { view: LoanView; term: LoanTerm; label: string }) {
  const id = useId();
  const { value, error } = view.terms[term];
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className="input num"
        name={term}
        defaultValue={value}
        inputMode={term === "months" ? "numeric" : "decimal"}
        maxLength={20}
        autoComplete="off"
        aria-describedby={`${id}error`}
        aria-invalid={error ? true : undefined}
      />
      <p className="error" id={`${id}error`} data-part={`error-${term}`}>
        {error}
      </p>
    </div>
  );
}

function Bars({ view: { reckoned, cashPaise } }: { view: LoanView }) {
  if (!reckoned) return <p className="soft">Fill in all four, and it shows what the loan costs.</p>;
  const { loan, wholePaise } = reckoned;
  const cash = (cashPaise / wholePaise) * 100;
  return (
    <>
      <div className="twobars">
        <p>
          <span>Paid as it falls due</span> <b className="money">{formatPaise(cashPaise)}</b>
          <i style={{ "--cash": cash, "--extra": 0 } as CSSProperties} />
        </p>
        <p>
          <span>With this loan</span> <b className="money">{formatPaise(wholePaise)}</b>
          <i style={{ "--cash": cash, "--extra": 100 - cash } as CSSProperties} />
        </p>
      </div>
      <p>
        The loan costs you <b className="money">{formatPaise(loan.costPaise)}</b> on top of the fees.
      </p>
    </>
  );
}

function LoanSums({ view: { reckoned } }: { view: LoanView }) {
  if (!reckoned) return null;
  const { loan, months, ownPaise, wholePaise } = reckoned;
  const rows: [name: string, paise: number, detail?: string][] = [
    ["Each month", loan.instalmentPaise, `${months} instalments, the last one takes the rounding`],
    ["Paid to the lender in all", loan.paidPaise],
    ["Interest in it", loan.interestPaise],
    ["Lender’s fee", loan.feePaise],
    ["Paid by you, without a loan", ownPaise],
  ];
  return (
    <dl className="sum">
      {rows.map(([name, paise, detail]) => (
        <div key={name}>
          <dt>
            {name}
            {detail && <small>{detail}</small>}
          </dt>
          <dd className="money">{formatPaise(paise)}</dd>
        </div>
      ))}
      <div className="total">
        <dt>The course, paid this way</dt>
        <dd className="money">{formatPaise(wholePaise)}</dd>
      </div>
    </dl>
  );
}

function Schedule({ view: { reckoned } }: { view: LoanView }) {
  if (!reckoned) return null;
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Month</th>
          <td>Paid</td>
          <td>Interest</td>
          <td>Still owed</td>
        </tr>
      </thead>
      <tbody>
        {reckoned.loan.schedule.map(({ month, paidPaise, interestPaise, owedPaise }) => (
          <tr key={month}>
            <th scope="row">{month}</th>
            <td>{formatPaise(paidPaise)}</td>
            <td>{formatPaise(interestPaise)}</td>
            <td>{formatPaise(owedPaise)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Whose terms these are, and what whoever borrows should know; each with its source and day. */
function Offers({ view: { offers, notes }, choice, slug }: { view: LoanView; choice: CostChoice; slug: string }) {
  return (
    <>
      {offers.map(({ id, content, source, source_url, applies_from, checked_on, is_sample }) => {
        const { lender, rate_percent, fee_percent, months } = content;
        const terms = { rate: String(rate_percent), fee: String(fee_percent), months: String(months) };
        return (
          <p key={id}>
            <b>{lender}</b> offers {rate_percent}% a year over {months} months, with a fee of {fee_percent}%:{" "}
            {is_sample ? source : <a href={source_url}>{source}</a>}, {writeDay(applies_from)}, checked on{" "}
            {writeDay(checked_on)}.{" "}
            <a data-choice href={costAddress(slug, { ...choice, ...terms }, "loan")}>
              Use these terms<span className="visually-hidden"> of {lender}</span>
            </a>
          </p>
        );
      })}
      {notes.map(({ id, content, source, source_url, checked_on }) => (
        <p key={id}>
          {content.sentences.join(" ")} <a href={source_url}>{source}</a>, checked on {writeDay(checked_on)}.
        </p>
      ))}
    </>
  );
}
