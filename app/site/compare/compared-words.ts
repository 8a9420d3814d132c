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

/** What is known about a fact. */
export interface ComparedWords {
  /** Several, each on its own line. */
  lines: string[];
  detail?: string;
  /** The rule it is based on, with its source and date. */
  rule?: FieldRule;
  /** The lender's terms; with a link if there is one. */
  terms?: { words: string; address: string | null };
  /** Filled in by the device (`drive-fit.ts`). */
  fitted?: Fitted;
  /** A claim with evidence that can be opened. */
  claim?: { evidence: ClaimEvidence; today: string; of: string };
  /** Something is unknown: links to the enquiry. */
  isAsked?: boolean;
  /** A link to the detailed calculation. */
  way?: { address: string; words: string };
}

/** The data besides the courses. */
export interface ComparedBy {
  today: string;
  refundRules: RefundRule[];
  loanRules: (LoanOffer | LoanNote)[];
  /** What a study mode requires of all students, at any university. */
  beforeAdmission: BeforeAdmission[];
  /** The visitor's choice, for all columns. */
  cost: CostChoice;
}

export const told = (words: string | null | undefined, detail?: string): ComparedWords | null =>
  words ? { lines: [words], ...(detail && { detail }) } : null;
