import { useId } from "react";
import type { WholeCourse } from "#app/domain/course/course-schema.ts";
import { formatPaise } from "#app/lib/money/money.ts";
import { writeDay } from "#app/lib/time/calendar-day.ts";
import type { CostChoice } from "#app/site/cost/cost-choice.ts";
import { LoanOffers } from "#app/site/cost/loan-offers.tsx";
import { LoanTermField } from "#app/site/cost/loan-term-field.tsx";
import { type LoanView, loanViewOf } from "#app/site/cost/loan-view.ts";
import { type Comparison, comparisonAddress } from "#app/site/compare/compare-address.ts";
import type { ComparedBy } from "#app/site/compare/compared-words.ts";
import { counted } from "#app/lib/text/counted.ts";

interface ComparisonCostsProps {
  courses: WholeCourse[];
  comparison: Comparison;
  by: ComparedBy;
}

/** One day and one loan for all columns, in a row above the results (`follow-cost.ts`). */
export function ComparisonCosts({ courses, comparison, by }: ComparisonCostsProps) {
  const { slugs, isAlone } = comparison;
  const { cost, loanRules } = by;
  const view = courses.map((course) => loanViewOf({ course, rules: loanRules, choice: cost })).find((each) => each);
  return (
    <tr className="your-terms">
      <td colSpan={courses.length + 1}>
        <form id="cost" action="/compare" data-cost noValidate>
          {slugs.map((slug) => (
            <input key={slug} type="hidden" name="courses" value={slug} />
          ))}
          {isAlone && <input type="hidden" name="alone" value="yes" />}
          <details open={Object.values(cost).some((said) => said !== null)}>
            <summary>
              <b>Change the date and the loan</b> <span data-part="terms">{termWords(cost, view)}</span>
            </summary>
            <Fields {...{ cost, view }} today={by.today} />
            {view && (
              <div className="source">
                <LoanOffers
                  {...view}
                  addressOf={(terms) => `${comparisonAddress({ ...comparison, cost: { ...cost, ...terms } })}#cost`}
                />
              </div>
            )}
          </details>
        </form>
      </td>
    </tr>
  );
}

interface FieldsProps {
  cost: CostChoice;
  view: LoanView | null | undefined;
  today: string;
}

function Fields({ cost: { left, amount }, view, today }: FieldsProps) {
  const id = useId();
  return (
    <div className="asked">
      <div className="field">
        <label htmlFor={id}>The university has my letter on</label>
        <input
          id={id}
          className="input num"
          type="date"
          name="left"
          defaultValue={left ?? ""}
          placeholder={today}
          autoComplete="off"
        />
      </div>
      {view && (
        <>
          <LoanTermField
            term="amount"
            label="I borrow, in rupees"
            value={amount ?? ""}
            placeholder="What is due later"
          />
          <LoanTermField {...view.terms.rate} term="rate" label="Rate a year, %" />
          <LoanTermField {...view.terms.months} term="months" label="Months" />
          <LoanTermField {...view.terms.fee} term="fee" label="Lender’s fee, %" />
        </>
      )}
      <button className="btn btn-quiet" formAction="#cost">
        Show it in all columns
      </button>
    </div>
  );
}

/** The terms that the columns below use. */
function termWords({ left, amount }: CostChoice, view: FieldsProps["view"]): string {
  const day = left ? `You leave on ${writeDay(left)}.` : "No day chosen yet.";
  if (!view?.reckoned) return day;
  const { amountPaise, ratePercent, months, feePercent } = view.reckoned;
  const borrowed = amount ? formatPaise(amountPaise) : "what is due after the first payment";
  return `${day} A loan of ${borrowed}, ${ratePercent}% over ${counted(months, "month")}, fee ${feePercent}%.`;
}
