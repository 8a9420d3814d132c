import { z } from "zod";
import { fieldRuleInput, fieldRuleRecord, ruleKinds } from "#app/domain/field-rule/field-rule-schema.ts";
import { fieldRules } from "#app/domain/field-rule/field-rules.server.ts";
import { contentResource } from "#app/api/admin/content/content-resource.ts";

/** Rules of authorities and lenders: what is barred in which mode, what is refunded, what a loan costs. */
export const adminFieldRulesApi = contentResource({
  name: "field-rules",
  label: "Rule",
  input: fieldRuleInput,
  record: fieldRuleRecord,
  filters: { kind: z.enum(ruleKinds).optional() },
  ...fieldRules,
});
