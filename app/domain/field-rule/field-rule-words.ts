import type { RuleKind } from "./field-rule-schema.ts";

/** What kinds of rules are called, in the order in which the panel lists them. */
export const ruleKindWords: Record<RuleKind, string> = {
  barred: "Barred in a mode",
  "before-admission": "Needed before admission",
  refund: "Refund of fees",
  "loan-offer": "Offer of a loan",
  "loan-note": "Said beside loans",
  "claim-note": "Said beside claims",
  "dollar-rate": "Rupees a dollar",
};
