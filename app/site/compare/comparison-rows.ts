import type { WholeCourse } from "#app/domain/course/course-schema.ts";
import type { Approval } from "#app/domain/course/course-facts-schema.ts";
import type { LoanNote, LoanOffer, RefundRule } from "#app/domain/field-rule/field-rule-schema.ts";
import { feeCalendarOf, storedFees } from "#app/domain/course/fee-calendar.ts";
import type { Fitted } from "#app/domain/fit/fit.ts";
import { fittedOf } from "#app/site/fit/fit-check.tsx";
import { admissionOf } from "#app/domain/course/intakes.ts";
import { writeDay } from "#app/lib/calendar-day.ts";
import { admissionWords } from "#app/site/courses/admission-words.ts";
import { approvalSaid, rulesOf } from "#app/site/courses/fact-words.ts";
import { fieldWords, studyModeWords } from "#app/domain/course/course-words.ts";
import { monthsOf, writeDuration } from "#app/lib/duration.ts";
import { groupDigits } from "#app/lib/grouped-number.ts";
import { formatDollars, formatPaise, formatRupees } from "#app/lib/money.ts";
import { noCostChoice } from "#app/site/cost/cost-choice.ts";
import { loanViewOf } from "#app/site/cost/loan-view.ts";
import { refundViewOf } from "#app/site/cost/refund-view.ts";
import { stopWords } from "#app/site/courses/fee-words.ts";
import { courseAddress } from "#app/site/courses/course-addresses.ts";
import { type CourseFact, courseFacts } from "#app/site/courses/course-facts.content.ts";
import { levelWords } from "#app/site/courses/course-summary.ts";

/** What is known of a fact. */
export interface ComparedWords {
  /** Several, where each stands on a line of its own. */
  lines: string[];
  detail?: string;
  /** Told on the device (`drive-fit.ts`). */
  fitted?: Fitted;
  /** Where more of it is reckoned. */
  way?: { address: string; words: string };
}

export interface ComparedRow {
  fact: CourseFact;
  label: string;
  /** One for each course; null is not known. */
  cells: (ComparedWords | null)[];
  /** All courses say the same, or nothing is known of any. */
  isSame: boolean;
}

export interface ComparedGroup {
  title: string;
  rows: ComparedRow[];
  isSame: boolean;
}

const DEB = "UGC-DEB";

/** What the courses are told by, besides themselves. */
export interface ComparedBy {
  today: string;
  refundRules: RefundRule[];
  loanRules: (LoanOffer | LoanNote)[];
}

type Tell = (course: WholeCourse, by: ComparedBy) => ComparedWords | null;

const told = (words: string | null | undefined, detail?: string): ComparedWords | null =>
  words ? { lines: [words], ...(detail && { detail }) } : null;

const groups: { title: string; facts: [CourseFact, Tell][] }[] = [
  {
    title: "Money",
    facts: [
      ["year", ({ yearly_fee_rupees: year }) => told(year === null ? null : formatRupees(year))],
      ["whole", tellWhole],
      ["dollars", ({ tuition_fee: dollars }) => told(dollars > 0 ? formatDollars(dollars) : null)],
      ["first-payment", ({ first_payment_rupees: first }) => told(first === null ? null : formatRupees(first))],
      ["fees", tellFees],
      ["loan", tellLoan],
      ["refund", tellRefund],
    ],
  },
  {
    title: "Time",
    facts: [
      ["length", ({ duration, semesters }) => told(writeDuration(duration), countOf(semesters))],
      ["mode", ({ study_mode }) => told(studyModeWords[study_mode])],
      ["last-date", tellLastDate],
      ["starts", tellStart],
    ],
  },
  {
    title: "Validity",
    facts: [
      ["university", ({ university: { name, location } }) => told(name, location)],
      ["degree", ({ degree_type }) => told(capitalized(levelWords[degree_type]), degree_type)],
      ["ranking", ({ university: { ranking } }) => told(ranking === null ? null : String(ranking))],
      ["students", ({ university: { students } }) => told(students === null ? null : groupDigits(students))],
      ["entitlement", tellApprovals(({ body }) => body === DEB)],
      ["approvals", tellApprovals(({ body }) => body !== DEB)],
    ],
  },
  {
    title: "Fit",
    facts: [
      ["fit", tellFit],
      ["eligibility", ({ eligibility }) => (eligibility ? { lines: rulesOf(eligibility) } : null)],
      ["requirements", tellRequirements],
      ["field", ({ field }) => told(fieldWords[field])],
      ["specializations", ({ specializations: count }) => told(count > 0 ? String(count) : null)],
    ],
  },
];

/** The same headings in the same order, whatever is known of each course. */
export function compareCourses(courses: WholeCourse[], by: ComparedBy): ComparedGroup[] {
  return groups.map(({ title, facts }) => {
    const rows = facts.map(([fact, tell]) =>
      rowOf(
        fact,
        courses.map((course) => tell(course, by)),
      ),
    );
    return { title, rows, isSame: rows.every(({ isSame }) => isSame) };
  });
}

function rowOf(fact: CourseFact, cells: ComparedRow["cells"]): ComparedRow {
  const isSame = new Set(cells.map((cell) => JSON.stringify(cell))).size === 1;
  return { fact, label: courseFacts[fact].label, cells, isSame };
}

function tellFit(course: WholeCourse): ComparedWords {
  const way = { address: `${courseAddress(course.slug)}#entry`, words: "Check yourself" };
  return { lines: [], fitted: fittedOf(course), way };
}

/** One payment on a line, from the application to the certificate. */
function tellFees({ fee_items, duration }: WholeCourse): ComparedWords | null {
  const stops = feeCalendarOf(storedFees(fee_items), duration);
  if (stops.length === 0) return null;
  return { lines: stops.map((stop) => `${stopWords(stop)} ${formatPaise(stop.sumPaise)}`) };
}

/** What is to pay after the first payment, lent by the newest offer. */
function tellLoan(course: WholeCourse, { loanRules }: ComparedBy): ComparedWords | null {
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
function tellRefund(course: WholeCourse, { refundRules, today }: ComparedBy): ComparedWords | null {
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

function tellLastDate(course: WholeCourse, { today }: ComparedBy) {
  const intake = admissionOf(course.intakes, today)?.intake;
  return told(intake?.last_date && writeDay(intake.last_date), admissionWords(course, today)?.words);
}

function tellStart({ intakes }: WholeCourse, { today }: ComparedBy) {
  const intake = admissionOf(intakes, today)?.intake;
  return told(intake?.starts && writeDay(intake.starts), intake?.session);
}

function tellApprovals(isMeant: (approval: Approval) => boolean): Tell {
  return ({ approvals }, { today }) => {
    const meant = approvals.filter(isMeant);
    if (meant.length === 0) return null;
    const lines = meant.map((each) =>
      each.body === DEB ? approvalSaid(each, today) : `${each.body}: ${approvalSaid(each, today)}`,
    );
    const checked = meant.flatMap(({ checked_on }) => checked_on ?? []).toSorted()[0];
    return { lines, ...(checked && { detail: `checked on ${writeDay(checked)}` }) };
  };
}

function tellWhole({ fee_rupees: fee, duration }: WholeCourse) {
  if (fee === null) return null;
  const months = monthsOf(duration);
  return told(
    formatRupees(fee),
    months ? `${formatRupees(Math.round(fee / months))} a month over ${months}` : undefined,
  );
}

function tellRequirements({ requirements }: WholeCourse): ComparedWords | null {
  const lines = requirements.split("\n").filter((line) => line.trim() !== "");
  return lines.length > 0 ? { lines } : null;
}

const countOf = (semesters: string[]) =>
  semesters.length > 0 ? `${semesters.length} ${semesters.length === 1 ? "semester" : "semesters"}` : undefined;

const capitalized = (words: string) => words[0]!.toUpperCase() + words.slice(1);
