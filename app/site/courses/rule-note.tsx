import type { BeforeAdmission, LoanNote } from "#app/domain/field-rule/field-rule-schema.ts";
import { RuleSource } from "./rule-source.tsx";

/** What a rule says in sentences, and who says so. */
export const RuleNote = ({ rule }: { rule: BeforeAdmission | LoanNote }) => (
  <p>
    {rule.content.sentences.join(" ")} <RuleSource rule={rule} />.
  </p>
);
