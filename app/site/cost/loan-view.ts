import type { WholeCourse } from "#app/domain/course/course-schema.ts";
import { firstPaymentOf, storedFees, totalOf } from "#app/domain/course/fees/fee-calendar.ts";
import type { LoanNote, LoanOffer } from "#app/domain/field-rule/field-rule-schema.ts";
import { type Loan, loanOf, type LoanTerms } from "#app/domain/loan/loan.ts";
import { requiredRupees, twoDecimals, wholeNumber } from "#app/lib/schemas/field-schemas.ts";
import { groupDigits } from "#app/lib/money/grouped-number.ts";
import { formatPaise, fromMinorUnits, toMinorUnits } from "#app/lib/money/money.ts";
import type { CostChoice } from "./cost-choice.ts";

const LEAST_PAISE = 100_000;

const termSchemas = {
  amount: requiredRupees("Amount"),
  rate: twoDecimals("Rate", { most: 60 }),
  months: wholeNumber("Months", { least: 1, most: 120 }),
  fee: twoDecimals("Fee", { most: 20 }),
};
export type LoanTerm = keyof typeof termSchemas;

export interface LoanView {
  offers: LoanOffer[];
  notes: LoanNote[];
  /** The fields' values, with the messages of refusals. */
  terms: Record<LoanTerm, { value: string; error?: string }>;
  /** All fees without a loan, in paise. */
  cashPaise: number;
  /** Null while a term is missing or refused. */
  reckoned: (LoanTerms & { loan: Loan; ownPaise: number; wholePaise: number }) | null;
}

interface Asked {
  course: Pick<WholeCourse, "fee_items" | "fee_rupees" | "duration">;
  rules: (LoanOffer | LoanNote)[];
  choice: CostChoice;
}

/**
 * A loan for everything after the first payment, by the newest offer, unless the visitor chose otherwise; null if no
 * fee is known.
 */
export function loanViewOf({ course, rules, choice }: Asked): LoanView | null {
  const items = storedFees(course.fee_items);
  const cashPaise = totalOf(items, course.duration) ?? (course.fee_rupees && toMinorUnits(course.fee_rupees));
  if (!cashPaise || cashPaise < LEAST_PAISE) return null;
  const offers = rules.filter((rule) => rule.kind === "loan-offer");
  const [offer] = offers;
  const later = cashPaise - (firstPaymentOf(items) ?? 0);
  const proposed = {
    amount: groupDigits(fromMinorUnits(later < LEAST_PAISE ? cashPaise : later)),
    rate: String(offer?.content.rate_percent ?? ""),
    months: String(offer?.content.months ?? 24),
    fee: String(offer?.content.fee_percent ?? 0),
  };
  const terms = termsOf({ ...proposed, ...saidIn(choice) }, cashPaise);
  return {
    offers,
    notes: rules.filter((rule) => rule.kind === "loan-note"),
    terms,
    cashPaise,
    reckoned: reckon(terms, cashPaise),
  };
}

const saidIn = (choice: CostChoice) =>
  Object.fromEntries(
    Object.keys(termSchemas).flatMap((term) => {
      const said = choice[term as LoanTerm];
      return said === null ? [] : [[term, said]];
    }),
  );

function termsOf(values: Record<LoanTerm, string>, cashPaise: number): LoanView["terms"] {
  const terms = Object.entries(values).map(([term, value]) => {
    const error = errorOf(term as LoanTerm, value, cashPaise);
    return [term, { value, ...(error && { error }) }];
  });
  return Object.fromEntries(terms) as LoanView["terms"];
}

function errorOf(term: LoanTerm, value: string, cashPaise: number): string | undefined {
  if (value === "") return "Type what the lender names";
  const read = termSchemas[term].safeParse(plain(term, value));
  if (!read.success) return read.error.issues[0]!.message;
  if (term !== "amount") return undefined;
  const paise = toMinorUnits(read.data);
  if (paise < LEAST_PAISE || paise > cashPaise)
    return `Amount must be between ${formatPaise(LEAST_PAISE)} and ${formatPaise(cashPaise)}, the fees of the whole course`;
  return undefined;
}

/** People type the percent sign. */
const plain = (term: LoanTerm, value: string) =>
  term === "rate" || term === "fee" ? value.replace(/\s*%$/, "") : value;

function reckon(terms: LoanView["terms"], cashPaise: number): LoanView["reckoned"] {
  if (Object.values(terms).some(({ error }) => error)) return null;
  const read = (term: LoanTerm) => termSchemas[term].parse(plain(term, terms[term].value));
  const amountPaise = toMinorUnits(read("amount"));
  const lent = { amountPaise, months: read("months"), ratePercent: read("rate"), feePercent: read("fee") };
  const loan = inRupees(loanOf(lent), amountPaise);
  return { ...lent, loan, ownPaise: cashPaise - amountPaise, wholePaise: cashPaise + loan.costPaise };
}

/** Sums rounded to rupees that still add up; instalments are exact, to the paisa. */
function inRupees(loan: Loan, amountPaise: number): Loan {
  const instalmentPaise = wholeRupees(loan.instalmentPaise);
  const paidPaise = wholeRupees(loan.paidPaise);
  const feePaise = wholeRupees(loan.feePaise);
  const interestPaise = paidPaise - amountPaise;
  return { ...loan, instalmentPaise, paidPaise, interestPaise, feePaise, costPaise: interestPaise + feePaise };
}

const wholeRupees = (paise: number) => toMinorUnits(Math.round(fromMinorUnits(paise)));
