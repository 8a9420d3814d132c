import type { RuleKind } from "./field-rule-schema.ts";

/** Names of the kinds of rules, in the panel's order. */
export const ruleKindWords: Record<RuleKind, string> = {
  barred: "Barred in a mode",
  "before-admission": "Needed before admission",
  refund: "Refund of fees",
  "loan-offer": "Offer of a loan",
  "loan-note": "Said beside loans",
  "claim-note": "Said beside claims",
  "dollar-rate": "Rupees a dollar",
};
