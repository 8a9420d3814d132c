import type { BeforeAdmission, LoanNote } from "#app/domain/field-rule/field-rule-schema.ts";
import { writeDay } from "#app/lib/time/calendar-day.ts";

/** What a rule says in sentences, who says so, and when we looked. */
export function RuleNote({ rule }: { rule: BeforeAdmission | LoanNote }) {
  const { content, source, source_url, checked_on } = rule;
  return (
    <p>
      {content.sentences.join(" ")} <a href={source_url}>{source}</a>, checked on {writeDay(checked_on)}.
    </p>
  );
}
