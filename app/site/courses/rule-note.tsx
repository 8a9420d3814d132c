import type { BeforeAdmission, LoanNote } from "#app/domain/field-rule/field-rule-schema.ts";
import { RuleSource } from "./rule-source.tsx";

/** A rule's sentences, with its source. */
export const RuleNote = ({ rule }: { rule: BeforeAdmission | LoanNote }) => (
  <p>
    {rule.content.sentences.join(" ")} <RuleSource rule={rule} />.
  </p>
);
