import type { ListExport } from "#app/domain/export/list-export.ts";
import type { FieldRule } from "./field-rule-schema.ts";
import { ruleKindWords } from "./field-rule-words.ts";

export const fieldRuleExport: ListExport<FieldRule> = {
  type: "field-rule",
  file: "field-rules",
  columns: [
    { label: "Rule", value: ({ name }) => name },
    { label: "Kind", value: ({ kind }) => ruleKindWords[kind] },
    { label: "Source", value: ({ source }) => source },
    { label: "Link of the source", value: ({ source_url }) => source_url },
    { label: "Applies from", value: ({ applies_from }) => applies_from },
    { label: "Applies until", value: ({ applies_until }) => applies_until },
    { label: "Checked on", value: ({ checked_on }) => checked_on },
    { label: "What it says", value: ({ content }) => JSON.stringify(content) },
  ],
};
