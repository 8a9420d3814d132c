import { writeDay } from "#app/lib/time/calendar-day.ts";
import { RuleNote } from "#app/site/courses/rule-note.tsx";
import { RuleSource } from "#app/site/courses/rule-source.tsx";
import type { CostChoice } from "./cost-choice.ts";
import type { LoanView } from "./loan-view.ts";

interface LoanOffersProps extends Pick<LoanView, "offers" | "notes"> {
  /** The same page with these terms. */
  addressOf: (terms: Pick<CostChoice, "rate" | "fee" | "months">) => string;
}

/** The lenders' terms, and what borrowers should know; each with source and date. */
export function LoanOffers({ offers, notes, addressOf }: LoanOffersProps) {
  return (
    <>
      {offers.map((offer) => {
        const { id, content, applies_from } = offer;
        const { lender, rate_percent, fee_percent, months } = content;
        const terms = { rate: String(rate_percent), fee: String(fee_percent), months: String(months) };
        return (
          <p key={id}>
            <b>{lender}</b> offers {rate_percent}% a year over {months} months, with a fee of {fee_percent}%, from{" "}
            {writeDay(applies_from)}: <RuleSource rule={offer} />.{" "}
            <a data-choice="rate fee months" href={addressOf(terms)}>
              Use these terms<span className="visually-hidden"> of {lender}</span>
            </a>
          </p>
        );
      })}
      {notes.map((note) => (
        <RuleNote key={note.id} rule={note} />
      ))}
    </>
  );
}
