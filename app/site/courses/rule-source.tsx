import type { FieldRule } from "#app/domain/field-rule/field-rule-schema.ts";
import { writeDay } from "#app/lib/time/calendar-day.ts";

/** A rule's source, with the date of the check; sample sources are not linked. */
export function RuleSource({ rule: { source, source_url, checked_on, is_sample } }: { rule: FieldRule }) {
  return (
    <>
      {is_sample ? source : <a href={source_url}>{source}</a>}, checked on {writeDay(checked_on)}
    </>
  );
}
