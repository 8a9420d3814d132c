import type { CSSProperties } from "react";
import type { WholeCourse } from "#app/domain/course/course-schema.ts";
import type { LoanNote, LoanOffer } from "#app/domain/field-rule/field-rule-schema.ts";
import { formatPaise } from "#app/lib/money/money.ts";
import { costAddress, type CostChoice } from "./cost-choice.ts";
import { usePageWords } from "#app/site/page-words.ts";
import { LoanOffers } from "./loan-offers.tsx";
import { LoanTermField } from "./loan-term-field.tsx";
import { type LoanView, loanViewOf } from "./loan-view.ts";

interface LoanSectionProps {
  course: WholeCourse;
  rules: (LoanOffer | LoanNote)[];
  choice: CostChoice;
}

/** The cost with a loan; part of the cost's form (`follow-cost.ts`). */
export function LoanSection({ course, rules, choice }: LoanSectionProps) {
  const view = loanViewOf({ course, rules, choice });
  const { page } = usePageWords("course");
  if (!view) return null;
  return (
    <section className="wrap loan far" aria-labelledby="loan">
      <div>
        <h2 id="loan">{page.loan}</h2>
        <p className="soft">You would owe a lender, not the university. If you leave the course, you still owe it.</p>
        <div className="asked">
          <LoanTermField {...view.terms.amount} term="amount" label="I borrow, in rupees" />
          <LoanTermField {...view.terms.rate} term="rate" label="Rate a year, %" />
          <LoanTermField {...view.terms.months} term="months" label="Months" />
          <LoanTermField {...view.terms.fee} term="fee" label="Lender’s fee, %" />
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
          {/* It scrolls, so it must be focusable. */}
          <div data-part="schedule" role="region" aria-label="All instalments" tabIndex={0}>
            <Schedule view={view} />
          </div>
        </details>
        <div className="source">
          <LoanOffers {...view} addressOf={(terms) => costAddress(course.slug, { ...choice, ...terms }, "loan")} />
        </div>
      </div>
    </section>
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
    [
      "Each month",
      loan.instalmentPaise,
      months === 1 ? "1 instalment" : `${months} instalments, the last one takes the rounding`,
    ],
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
      <caption className="visually-hidden">Each instalment, the interest in it and what is still owed</caption>
      <thead>
        <tr>
          <th scope="col">Month</th>
          <th scope="col">Paid</th>
          <th scope="col">Interest</th>
          <th scope="col">Still owed</th>
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
