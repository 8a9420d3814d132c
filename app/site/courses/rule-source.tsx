import type { FieldRule } from "#app/domain/field-rule/field-rule-schema.ts";
import { writeDay } from "#app/lib/time/calendar-day.ts";

/** Who says what a rule says, and when we looked; the address of an invented source leads nowhere. */
export function RuleSource({ rule: { source, source_url, checked_on, is_sample } }: { rule: FieldRule }) {
  return (
    <>
      {is_sample ? source : <a href={source_url}>{source}</a>}, checked on {writeDay(checked_on)}
    </>
  );
}
