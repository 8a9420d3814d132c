import type { RefundRule } from "#app/domain/field-rule/field-rule-schema.ts";
import type { Intake } from "#app/domain/course/course-facts-schema.ts";
import type { WholeCourse } from "#app/domain/course/course-schema.ts";
import { returnableOf, storedFees } from "#app/domain/course/fees/fee-calendar.ts";
import { admissionOf } from "#app/domain/course/entitlement/intakes.ts";
import { type Refund, refundOf, refundOn, type RefundStep, refundSteps } from "#app/domain/refund/refund-clock.ts";
import { addDays } from "#app/lib/time/calendar-day.ts";
import type { CostChoice } from "./cost-choice.ts";

/** Where nobody knows when admission opens, the clock begins so many days before its last date. */
const DAYS_BEFORE = 60;
const DAYS_AFTER = 365;

export type DatedIntake = Intake & { last_date: string };

export interface RefundView {
  /** Those that can be counted from. */
  sessions: DatedIntake[];
  intake: DatedIntake;
  day: string;
  first: string;
  last: string;
  refund: Refund;
  steps: RefundStep[];
  /** In paise; null where the fees are not known. */
  sums: { back: number; shared: number; lost: number; deposit: number; never: number } | null;
}

interface Asked {
  course: Pick<WholeCourse, "intakes" | "fee_items">;
  rules: RefundRule[];
  choice: Pick<CostChoice, "left" | "session">;
  today: string;
}

/** What the refund clock shows; null where no last date is known, or no rule covers the day. */
export function refundViewOf({ course, rules, choice, today }: Asked): RefundView | null {
  const sessions = course.intakes.filter(hasLastDate);
  const intake = chosenOf(sessions, course.intakes, { choice, today });
  if (!intake) return null;
  const first = intake.opens ?? addDays(intake.last_date, -DAYS_BEFORE);
  const last = addDays(intake.last_date, DAYS_AFTER);
  const asked = choice.left ?? today;
  const day = asked < first ? first : asked > last ? last : asked;
  const refund = refundOn(rules, intake.last_date, day);
  const steps = refundSteps(rules, intake.last_date, first);
  if (!refund || steps.length === 0) return null;
  return { sessions, intake, day, first, last, refund, steps, sums: sumsOf(course, refund) };
}

/** The one that was asked for, the one that can be entered, or the last one of which a date is known. */
function chosenOf(sessions: DatedIntake[], intakes: Intake[], { choice, today }: Pick<Asked, "choice" | "today">) {
  const current = admissionOf(intakes, today)?.intake?.session;
  return (
    sessions.find(({ session }) => session === choice.session) ??
    sessions.find(({ session }) => session === current) ??
    sessions.toSorted((one, other) => (one.last_date < other.last_date ? 1 : -1))[0]
  );
}

function sumsOf({ fee_items }: Asked["course"], refund: Refund): RefundView["sums"] {
  if (fee_items.length === 0) return null;
  const { shared, deposit, never } = returnableOf(storedFees(fee_items));
  const back = refundOf(shared, refund);
  return { back: back + deposit, shared, lost: shared - back, deposit, never };
}

const hasLastDate = (intake: Intake): intake is DatedIntake => intake.last_date !== null;
