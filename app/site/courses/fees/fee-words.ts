import type { Course } from "#app/domain/course/course-schema.ts";
import type { FeeStop } from "#app/domain/course/fees/fee-calendar.ts";
import { formatDollars, formatRupees } from "#app/lib/money/money.ts";

type Fees = Pick<Course, "fee_rupees" | "yearly_fee_rupees" | "tuition_fee">;

/** A course's cost as families calculate: rupees a year, the total, dollars. */
export interface FeeWords {
  /** `₹84,000`; dollars if no fee in rupees is known. */
  price: string;
  /** `a year`, or `in all` for a course of one year. */
  unit: string;
  /** Further amounts, e.g. `₹1,68,000 in all` and `$2,000.00`. */
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

/** For unknown fees. */
export const onRequest: FeeWords = { price: "On request", unit: "", rest: [] };

/** The name of a payment's time. */
export const stopWords = ({ at, semester }: Pick<FeeStop, "at" | "semester">): string =>
  at === "semester" ? `Semester ${semester}` : at === "end" ? "Certificate" : "Application";

/** The fee in a line, if there is room for one fact: `₹84,000 a year`. */
export const shortFee = (course: Fees): string => shortFees([course]);

/** The fees of several courses, a shared unit only once: `₹84,000, ₹35,000 a year`. */
export function shortFees(courses: Fees[]): string {
  const fees = courses.map(feeWords);
  return fees
    .map(({ price, unit }, place) => (unit === fees[place + 1]?.unit ? price : [price, unit].filter(Boolean).join(" ")))
    .join(", ");
}
