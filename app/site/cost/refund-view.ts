import type { RefundRule } from "#app/domain/field-rule/field-rule-schema.ts";
import type { Intake } from "#app/domain/course/course-facts-schema.ts";
import type { WholeCourse } from "#app/domain/course/course-schema.ts";
import { returnableOf, storedFees } from "#app/domain/course/fees/fee-calendar.ts";
import { admissionOf, assumedOpening } from "#app/domain/course/entitlement/intakes.ts";
import { type Refund, refundOf, refundOn, type RefundStep, refundSteps } from "#app/domain/refund/refund-clock.ts";
import { addDays, writeDay } from "#app/lib/time/calendar-day.ts";
import type { CostChoice } from "./cost-choice.ts";

const DAYS_AFTER = 365;

export type DatedIntake = Intake & { last_date: string };

export interface RefundView {
  /** The sessions with known dates. */
  sessions: DatedIntake[];
  intake: DatedIntake;
  day: string;
  first: string;
  last: string;
  steps: RefundStep[];
  /** Null if the day is outside the session. */
  back: ComesBack | null;
  /** Sessions that contain the day. */
  others: DatedIntake[];
}

interface ComesBack {
  refund: Refund;
  /** In paise; null if the fees are unknown. */
  sums: { back: number; shared: number; lost: number; deposit: number; never: number } | null;
}

interface Asked {
  course: Pick<WholeCourse, "intakes" | "fee_items">;
  rules: RefundRule[];
  choice: Pick<CostChoice, "left" | "session">;
  today: string;
}

/** The data of the refund clock; null if no last date is known, or no rule covers the day. */
export function refundViewOf({ course, rules, choice, today }: Asked): RefundView | null {
  const sessions = course.intakes.filter(hasLastDate);
  const intake = chosenOf(sessions, course.intakes, { choice, today });
  if (!intake) return null;
  const { first, last } = daysOf(intake);
  // If the session has not opened, the clock starts on its first day; a typed day is kept.
  const day = choice.left ?? (today < first ? first : today > last ? last : today);
  const steps = refundSteps(rules, intake.last_date, first);
  if (steps.length === 0) return null;
  const view = { sessions, intake, day, first, last, steps };
  if (!hasDay(intake, day)) return { ...view, back: null, others: sessions.filter((other) => hasDay(other, day)) };
  const refund = refundOn(rules, intake.last_date, day);
  return refund && { ...view, back: { refund, sums: sumsOf(course, refund) }, others: [] };
}

/** Why no share is shown for a day outside the session. */
export const daysWords = ({ intake, first, last }: RefundView): string =>
  `${intake.session} can be left between ${writeDay(first)} and ${writeDay(last)}`;

/** The requested session, the one open for admission, or the last one with known dates. */
function chosenOf(sessions: DatedIntake[], intakes: Intake[], { choice, today }: Pick<Asked, "choice" | "today">) {
  const current = admissionOf(intakes, today)?.intake?.session;
  return (
    sessions.find(({ session }) => session === choice.session) ??
    sessions.find(({ session }) => session === current) ??
    sessions.toSorted((one, other) => (one.last_date < other.last_date ? 1 : -1))[0]
  );
}

const daysOf = ({ opens, last_date }: DatedIntake) => ({
  first: opens ?? assumedOpening(last_date),
  last: addDays(last_date, DAYS_AFTER),
});

function hasDay(intake: DatedIntake, day: string): boolean {
  const { first, last } = daysOf(intake);
  return first <= day && day <= last;
}

function sumsOf({ fee_items }: Asked["course"], refund: Refund): ComesBack["sums"] {
  if (fee_items.length === 0) return null;
  const { shared, deposit, never } = returnableOf(storedFees(fee_items));
  const back = refundOf(shared, refund);
  return { back: back + deposit, shared, lost: shared - back, deposit, never };
}

const hasLastDate = (intake: Intake): intake is DatedIntake => intake.last_date !== null;
