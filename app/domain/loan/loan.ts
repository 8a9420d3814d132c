export interface LoanTerms {
  amountPaise: number;
  /** Per year, on the outstanding amount, e.g. 13. */
  ratePercent: number;
  /** At least 1. */
  months: number;
  /** Percent of the amount, taxes included, e.g. 2.36. */
  feePercent: number;
}

export interface Instalment {
  month: number;
  paidPaise: number;
  interestPaise: number;
  /** Outstanding after it. */
  owedPaise: number;
}

export interface Loan {
  instalmentPaise: number;
  schedule: Instalment[];
  /** The sum of all instalments, without the fee. */
  paidPaise: number;
  interestPaise: number;
  feePaise: number;
  /** Interest plus fee. */
  costPaise: number;
}

const MONTHS_OF_A_YEAR = 12;

/** Equal instalments on the reducing balance, P·r·(1+r)^n / ((1+r)^n - 1); the last one takes the rounding. */
export function loanOf(terms: LoanTerms): Loan {
  const { amountPaise, months, feePercent } = terms;
  const instalmentPaise = instalmentOf(terms);
  const schedule = scheduleOf(terms, instalmentPaise);
  const paidPaise = schedule.reduce((sum, { paidPaise }) => sum + paidPaise, 0);
  const interestPaise = paidPaise - amountPaise;
  const feePaise = Math.round((amountPaise * feePercent) / 100);
  return {
    instalmentPaise: months === 1 ? paidPaise : instalmentPaise,
    schedule,
    paidPaise,
    interestPaise,
    feePaise,
    costPaise: interestPaise + feePaise,
  };
}

const monthlyRateOf = ({ ratePercent }: LoanTerms) => ratePercent / 100 / MONTHS_OF_A_YEAR;

function instalmentOf(terms: LoanTerms): number {
  const { amountPaise, months } = terms;
  const rate = monthlyRateOf(terms);
  if (rate === 0) return Math.floor(amountPaise / months);
  const growth = (1 + rate) ** months;
  return Math.round((amountPaise * rate * growth) / (growth - 1));
}

function scheduleOf(terms: LoanTerms, instalmentPaise: number): Instalment[] {
  const rate = monthlyRateOf(terms);
  const schedule: Instalment[] = [];
  let owed = terms.amountPaise;
  for (let month = 1; month <= terms.months; month += 1) {
    const interestPaise = Math.round(owed * rate);
    const paidPaise = month < terms.months ? instalmentPaise : owed + interestPaise;
    owed += interestPaise - paidPaise;
    schedule.push({ month, paidPaise, interestPaise, owedPaise: owed });
  }
  return schedule;
}
