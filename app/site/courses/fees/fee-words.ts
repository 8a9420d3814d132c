import type { Course } from "#app/domain/course/course-schema.ts";
import type { FeeStop } from "#app/domain/course/fees/fee-calendar.ts";
import { formatDollars, formatRupees } from "#app/lib/money/money.ts";

type Fees = Pick<Course, "fee_rupees" | "yearly_fee_rupees" | "tuition_fee">;

/** What a course costs, as a family reckons: rupees a year, then the whole, then the dollars. */
export interface FeeWords {
  /** `₹84,000`; of a course without a known fee in rupees, its dollars. */
  price: string;
  /** `a year`, or `in all` of a course that lasts one. */
  unit: string;
  /** What else is to be known, e.g. `₹1,68,000 in all` and `$2,000.00`. */
  rest: string[];
}

export function feeWords({ fee_rupees, yearly_fee_rupees, tuition_fee }: Fees): FeeWords {
  const dollars = tuition_fee > 0 ? [formatDollars(tuition_fee)] : [];
  if (fee_rupees === null) return dollars[0] ? { price: dollars[0], unit: "in all", rest: [] } : onRequest;
  const whole = formatRupees(fee_rupees);
  if (yearly_fee_rupees === null || yearly_fee_rupees === fee_rupees)
    return { price: whole, unit: "in all", rest: dollars };
  return { price: formatRupees(yearly_fee_rupees), unit: "a year", rest: [`${whole} in all`, ...dollars] };
}

/** Nobody has told it. */
export const onRequest: FeeWords = { price: "On request", unit: "", rest: [] };

/** Where on the way a payment stands. */
export const stopWords = ({ at, semester }: Pick<FeeStop, "at" | "semester">): string =>
  at === "semester" ? `Semester ${semester}` : at === "end" ? "Certificate" : "Application";

/** In one line, for where there is room for one fact: `₹84,000 a year`. */
export const shortFee = (course: Fees): string => shortFees([course]);

/** The same of several, the unit once for those side by side that share it: `₹84,000, ₹35,000 a year`. */
export function shortFees(courses: Fees[]): string {
  const fees = courses.map(feeWords);
  return fees
    .map(({ price, unit }, place) => (unit === fees[place + 1]?.unit ? price : [price, unit].filter(Boolean).join(" ")))
    .join(", ");
}
