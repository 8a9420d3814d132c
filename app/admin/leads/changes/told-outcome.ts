import { fieldsOf } from "#app/admin/draft/form-entries.ts";
import type { LeadChange } from "#app/domain/lead/lead-change-schema.ts";

/** What is said with a change: why, or what; of an enrolment the fee as it was typed. */
export type ToldOutcome = Pick<LeadChange, "lost_reason" | "owner_note"> & { enrolment?: Record<string, string> };

/** Whether a lead that comes to this stage is asked why, or what. */
export const asksOutcome = (stage: string): stage is "lost" | "enrolled" => stage === "lost" || stage === "enrolled";

/** The answer to what the stage asks, from the fields that stand with it; nothing where they do not. */
export function toldIn(entries: FormData, stage: string): ToldOutcome {
  if (stage === "lost" && entries.has("lost_reason")) return fieldsOf(entries, ["lost_reason"]);
  if (stage !== "enrolled" || !entries.has("university")) return {};
  return { enrolment: fieldsOf(entries, ["university", "course", "fee", "session"]) };
}
