import type { WholeCourse } from "#app/domain/course/course-schema.ts";
import { feeCalendarOf, storedFees } from "#app/domain/course/fees/fee-calendar.ts";
import { dueMonth, feeYearsOf } from "#app/domain/course/fees/fee-dates.ts";
import type { Refund } from "#app/domain/refund/refund-clock.ts";
import { writeDay } from "#app/lib/time/calendar-day.ts";
import { exactMonthsOf } from "#app/lib/time/duration.ts";
import { formatPaise, formatRupees } from "#app/lib/money/money.ts";
import { costAddress } from "#app/site/cost/cost-choice.ts";
import { type LoanView, loanViewOf } from "#app/site/cost/loan-view.ts";
import { daysWords, type RefundView, refundViewOf } from "#app/site/cost/refund-view.ts";
import { stopWords } from "#app/site/courses/fees/fee-words.ts";
import { type ComparedBy, type ComparedWords, told } from "#app/site/compare/compared-words.ts";

/** One payment per line, with its month if known, from application to certificate. */
export function tellFees(course: WholeCourse, { today }: ComparedBy): ComparedWords | null {
  const stops = stopsOf(course);
  if (stops.length === 0) return null;
  return {
    lines: stops.map((stop) => `${dueMonth(stop, course, today) ?? stopWords(stop)} ${formatPaise(stop.sumPaise)}`),
  };
}

/** The sum of each year. */
export function tellYears(course: WholeCourse, { today }: ComparedBy): ComparedWords | null {
  const stops = stopsOf(course);
  const years = stops.length === 0 ? [] : feeYearsOf(stops, course, today);
  if (years.length === 0) return null;
  return { lines: years.map(({ year, short, sumPaise }) => `${short ?? `In year ${year}`} ${formatPaise(sumPaise)}`) };
}

const stopsOf = ({ fee_items, duration }: WholeCourse) => feeCalendarOf(storedFees(fee_items), duration);

/** A loan for everything after the first payment, by the newest offer, unless the visitor chose otherwise. */
export function tellLoan(course: WholeCourse, { loanRules, cost }: ComparedBy): ComparedWords | null {
  const view = loanViewOf({ course, rules: loanRules, choice: cost });
  if (!view) return null;
  if (!view.reckoned) return refusedLoan(view);
  const { loan, months, wholePaise } = view.reckoned;
  return {
    lines: [`${formatPaise(wholePaise)} in all`],
    detail:
      `${formatPaise(loan.instalmentPaise)} a month over ${months}; ${formatPaise(loan.costPaise)} more than the fees: ` +
      `interest ${formatPaise(loan.interestPaise)}, lender’s fee ${formatPaise(loan.feePaise)}`,
    terms: termsOf(view),
    way: { address: costAddress(course.slug, cost, "loan"), words: "All instalments" },
  };
}

/**
 * An amount may exceed this course's cost; other errors are shown at their fields. Terms neither typed nor offered are
 * unknown rather than wrong.
 */
function refusedLoan({ terms }: LoanView): ComparedWords | null {
  if (terms.amount.error) return { lines: [terms.amount.error] };
  const isRefused = Object.values(terms).some(({ value, error }) => value !== "" && error);
  return isRefused ? { lines: ["The terms above need a correction."] } : null;
}

function termsOf({ offers, terms }: LoanView): ComparedWords["terms"] {
  const { rate, fee, months } = terms;
  const offer = offers.find(
    ({ content }) =>
      String(content.rate_percent) === rate.value &&
      String(content.fee_percent) === fee.value &&
      String(content.months) === months.value,
  );
  if (!offer) return { words: "By your own terms", address: null };
  const { content, source_url, is_sample } = offer;
  return { words: `Terms of ${content.lender}`, address: is_sample ? null : source_url };
}

/** The refund on the chosen day, in rupees; without one, until when everything is refunded. */
export function tellRefund(course: WholeCourse, by: ComparedBy): ComparedWords | null {
  const view = refundViewOf({ course, rules: by.refundRules, choice: by.cost, today: by.today });
  if (!view) return null;
  const told = by.cost.left === null ? tellSteps(view) : tellDay(view);
  const way = { address: costAddress(course.slug, by.cost, "refund"), words: "Day by day" };
  return told && { ...told, way };
}

function tellSteps({ steps }: RefundView): ComparedWords | null {
  const [first] = steps;
  if (!first?.until) return null;
  const end = steps.findLast(({ percent, until }) => percent > 0 && until)?.until;
  return {
    lines: [`${shareOf(first)} until ${writeDay(first.until)}`],
    ...(end && { detail: `nothing after ${writeDay(end)}` }),
    rule: first.rule,
  };
}

function tellDay(view: RefundView): ComparedWords {
  const { day, intake, back } = view;
  if (!back) return { lines: ["Another session"], detail: daysWords(view) };
  const { refund, sums } = back;
  const { rule } = refund;
  const share = shareOf(refund);
  const when = `${intake.session}, letter of ${writeDay(day)}`;
  if (!sums) return { lines: [`${share} of what you paid`], detail: when, rule };
  const deposit = sums.deposit > 0 ? ` and the deposit of ${formatPaise(sums.deposit)}` : "";
  return {
    lines: [`${formatPaise(sums.back)} comes back`],
    detail: `${share} of ${formatPaise(sums.shared)}${deposit}; ${when}`,
    rule,
  };
}

const shareOf = ({ percent, lessPaise }: Refund) =>
  `${percent}%${lessPaise > 0 ? `, less ${formatPaise(lessPaise)}` : ""}`;

export function tellWhole({ fee_rupees: fee, duration }: WholeCourse) {
  if (fee === null) return null;
  const months = exactMonthsOf(duration);
  return told(
    formatRupees(fee),
    months ? `${formatRupees(Math.round(fee / months))} a month over ${months}` : undefined,
  );
}
