import type { WholeCourse } from "#app/domain/course/course-schema.ts";
import { feeCalendarOf, storedFees } from "#app/domain/course/fee-calendar.ts";
import { writeDay } from "#app/lib/calendar-day.ts";
import { monthsOf } from "#app/lib/duration.ts";
import { formatPaise, formatRupees } from "#app/lib/money.ts";
import { noCostChoice } from "#app/site/cost/cost-choice.ts";
import { loanViewOf } from "#app/site/cost/loan-view.ts";
import { refundViewOf } from "#app/site/cost/refund-view.ts";
import { courseAddress } from "#app/site/courses/course-addresses.ts";
import { stopWords } from "#app/site/courses/fee-words.ts";
import { type ComparedBy, type ComparedWords, told } from "./compared-words.ts";

/** One payment on a line, from the application to the certificate. */
export function tellFees({ fee_items, duration }: WholeCourse): ComparedWords | null {
  const stops = feeCalendarOf(storedFees(fee_items), duration);
  if (stops.length === 0) return null;
  return { lines: stops.map((stop) => `${stopWords(stop)} ${formatPaise(stop.sumPaise)}`) };
}

/** What is to pay after the first payment, lent by the newest offer. */
export function tellLoan(course: WholeCourse, { loanRules }: ComparedBy): ComparedWords | null {
  const { reckoned } = loanViewOf({ course, rules: loanRules, choice: noCostChoice }) ?? {};
  if (!reckoned) return null;
  const { loan, months, wholePaise } = reckoned;
  return {
    lines: [`${formatPaise(wholePaise)} in all`],
    detail: `${formatPaise(loan.costPaise)} more, ${formatPaise(loan.instalmentPaise)} a month over ${months}`,
    way: { address: `${courseAddress(course.slug)}#loan`, words: "Other terms" },
  };
}

/** All of it until a day, then less. */
export function tellRefund(course: WholeCourse, { refundRules, today }: ComparedBy): ComparedWords | null {
  const view = refundViewOf({ course, rules: refundRules, choice: noCostChoice, today });
  const [first] = view?.steps ?? [];
  if (!first?.until) return null;
  const end = view!.steps.findLast(({ percent, until }) => percent > 0 && until)?.until;
  return {
    lines: [`${first.percent}% until ${writeDay(first.until)}`],
    ...(end && { detail: `nothing after ${writeDay(end)}` }),
    way: { address: `${courseAddress(course.slug)}#refund`, words: "What comes back" },
  };
}

export function tellWhole({ fee_rupees: fee, duration }: WholeCourse) {
  if (fee === null) return null;
  const months = monthsOf(duration);
  return told(
    formatRupees(fee),
    months ? `${formatRupees(Math.round(fee / months))} a month over ${months}` : undefined,
  );
}
