import type { RefundRule } from "#app/domain/field-rule/field-rule-schema.ts";
import { addDays } from "#app/lib/time/calendar-day.ts";
import { toMinorUnits } from "#app/lib/money/money.ts";

/** The refund if the withdrawal reaches the university on a given day. */
export interface Refund {
  percent: number;
  /** The amount that the university may keep. */
  lessPaise: number;
  rule: RefundRule;
}

/** A period with the same refund; the last one has no end. */
export interface RefundStep extends Refund {
  until: string | null;
}

const NOTHING = { percent: 0, less_rupees: 0 };

/**
 * The refund on a day, by the newest rule that covers it, with tiers counted from the last date of admission; null if
 * no rule does.
 */
export function refundOn(rules: RefundRule[], lastDate: string, day: string): Refund | null {
  const covering = rules.filter((rule) => rule.applies_from <= day && day <= (rule.applies_until ?? day));
  const [rule] = covering.toSorted((one, other) => compareNewness(other, one));
  if (!rule) return null;
  const tier = rule.content.tiers.find((each) => day <= lastDayOf(each, lastDate)) ?? NOTHING;
  return { percent: tier.percent, lessPaise: toMinorUnits(tier.less_rupees), rule };
}

/** The periods of decreasing refunds from a day on; empty if a day is not covered by a rule. */
export function refundSteps(rules: RefundRule[], lastDate: string, from: string): RefundStep[] {
  const ends = rules.flatMap(({ content, applies_from, applies_until }) => [
    ...content.tiers.map((tier) => lastDayOf(tier, lastDate)),
    addDays(applies_from, -1),
    ...(applies_until === null ? [] : [applies_until]),
  ]);
  const later = [...new Set(ends)].filter((day) => day >= from).toSorted();
  const steps: RefundStep[] = [];
  for (const until of [...later, null]) {
    const refund = refundOn(rules, lastDate, until ?? addDays(later.at(-1) ?? from, 1));
    if (!refund) return [];
    if (isSame(steps.at(-1), refund)) steps.at(-1)!.until = until;
    else steps.push({ ...refund, until });
  }
  return steps;
}

/** In paise, rounded down. */
export const refundOf = (paidPaise: number, { percent, lessPaise }: Refund): number =>
  Math.max(0, Math.floor((paidPaise * percent) / 100) - lessPaise);

const compareNewness = (one: RefundRule, other: RefundRule) =>
  one.applies_from === other.applies_from ? one.id - other.id : one.applies_from < other.applies_from ? -1 : 1;

const lastDayOf = ({ until, until_days }: RefundRule["content"]["tiers"][number], lastDate: string) =>
  until ?? addDays(lastDate, until_days!);

const isSame = (step: RefundStep | undefined, { percent, lessPaise, rule }: Refund) =>
  step !== undefined && step.percent === percent && step.lessPaise === lessPaise && step.rule === rule;
