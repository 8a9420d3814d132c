import { formatRupees } from "#app/lib/money/money.ts";
import type { FieldErrors } from "#app/domain/outcome.ts";
import type { LeadChange } from "#app/domain/lead/lead-change-schema.ts";
import type { Lead } from "#app/domain/lead/lead-schema.ts";
import { type LeadStage, leadStageWords } from "#app/domain/lead/words/lead-stages.ts";

type Told = Pick<LeadChange, "lost_reason" | "enrolment">;
type Outcome = Pick<Lead, "stage" | "lost_reason" | "enrolment">;
type Enrolment = NonNullable<LeadChange["enrolment"]>;

/**
 * Refuses an empty reason for a lead that becomes lost, a reason for one that is not lost, and an enrolment for one
 * that is not enrolled. Null if all is well or unchanged.
 */
export function outcomeRefusal(leads: Outcome[], stage: LeadStage | undefined, told: Told): FieldErrors | null {
  for (const lead of leads) {
    const next = stage ?? lead.stage;
    const isMoved = next !== lead.stage;
    const { lost_reason, enrolment } = told;
    if (lost_reason !== undefined && (isMoved || lost_reason !== lead.lost_reason)) {
      if (isMoved && next === "lost" && !lost_reason) return { lost_reason: "Reason is required" };
      if (next !== "lost" && lost_reason !== lead.lost_reason) return { lost_reason: "Only a lost lead has a reason" };
    }
    const isOther = enrolment && wordsOf(enrolment) !== (lead.enrolment && wordsOf(lead.enrolment));
    if (isOther && next !== "enrolled") return { enrolment: "Only an enrolled lead says what somebody enrolled in" };
  }
  return null;
}

/** Absent values stay as they are. */
export const outcomeColumns = ({ lost_reason, enrolment }: Told) => ({
  ...(lost_reason !== undefined && { lost_reason }),
  ...(enrolment && { enrolment: stored(enrolment) }),
});

const stored = ({ university, course, fee = null, session = "" }: Enrolment) => ({ university, course, fee, session });

/**
 * A stage move as the timeline shows it: `Contacted` → `Lost (Fee too high)`; if only the reason of a lost lead
 * changes: `Lost (Fee too high)` → `Lost (No time now)`.
 */
export function stageMove(lead: Lead, { stage = lead.stage, ...told }: Told & { stage?: LeadStage | undefined }) {
  const to = withDetail(stage, told);
  if (stage !== lead.stage) return { from: leadStageWords[lead.stage], to };
  const from = withDetail(stage, lead);
  const isTold = stage === "lost" ? told.lost_reason !== undefined : Boolean(told.enrolment);
  return { from, to: isTold ? to : from };
}

function withDetail(stage: LeadStage, told: Told): string {
  const detail = detailOf(stage, told);
  return detail ? `${leadStageWords[stage]} (${detail})` : leadStageWords[stage];
}

function detailOf(stage: LeadStage, { lost_reason, enrolment }: Told): string {
  if (stage === "lost") return lost_reason ?? "";
  return stage === "enrolled" && enrolment ? wordsOf(enrolment) : "";
}

const wordsOf = ({ university, course, fee, session }: Enrolment) =>
  [university, course, fee != null && formatRupees(fee), session].filter(Boolean).join(", ");
