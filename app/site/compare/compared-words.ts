import type { ClaimEvidence } from "#app/domain/claim-evidence/claim-evidence-schema.ts";
import type {
  BeforeAdmission,
  FieldRule,
  LoanNote,
  LoanOffer,
  RefundRule,
} from "#app/domain/field-rule/field-rule-schema.ts";
import type { Fitted } from "#app/domain/fit/fit.ts";
import type { CostChoice } from "#app/site/cost/cost-choice.ts";

/** What is known of a fact. */
export interface ComparedWords {
  /** Several, where each stands on a line of its own. */
  lines: string[];
  detail?: string;
  /** Whose rule it is, and when we looked. */
  rule?: FieldRule;
  /** By whose terms it is so; a link where there is one to follow. */
  terms?: { words: string; address: string | null };
  /** Told on the device (`drive-fit.ts`). */
  fitted?: Fitted;
  /** A claim that can be tapped. */
  claim?: { evidence: ClaimEvidence; today: string; of: string };
  /** Something is wanting: it leads to the enquiry. */
  isAsked?: boolean;
  /** Where more of it is reckoned. */
  way?: { address: string; words: string };
}

/** What the courses are told by, besides themselves. */
export interface ComparedBy {
  today: string;
  refundRules: RefundRule[];
  loanRules: (LoanOffer | LoanNote)[];
  /** What a mode asks of every student, whichever university admits. */
  beforeAdmission: BeforeAdmission[];
  /** What the visitor chose for all of them. */
  cost: CostChoice;
}

export const told = (words: string | null | undefined, detail?: string): ComparedWords | null =>
  words ? { lines: [words], ...(detail && { detail }) } : null;
