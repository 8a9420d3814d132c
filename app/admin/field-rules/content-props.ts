import type { FieldErrors } from "#app/admin/draft/form-entries.ts";
import type { FieldRule, RuleKind } from "#app/domain/field-rule/field-rule-schema.ts";

type ContentOf<Kind extends RuleKind> = Extract<FieldRule, { kind: Kind }>["content"];

export interface ContentProps<Kind extends RuleKind> {
  /** Empty for a new rule. */
  content: Partial<ContentOf<Kind>>;
  errors: FieldErrors;
}

/** A list of texts, one per line. */
export const inLines = (texts: string[] | undefined) => texts?.join("\n");

export const choicesOf = (words: Record<string, string>) =>
  Object.entries(words).map(([value, label]) => ({ value, label }));
