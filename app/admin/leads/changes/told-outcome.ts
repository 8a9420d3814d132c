import { fieldsOf } from "#app/admin/draft/form-entries.ts";
import type { LeadChange } from "#app/domain/lead/lead-change-schema.ts";

/** Sent with a change: the reason or the enrolment, whose fee is as typed. */
export type ToldOutcome = Pick<LeadChange, "lost_reason" | "owner_note"> & { enrolment?: Record<string, string> };

/** Whether a stage requires a reason or an enrolment. */
export const asksOutcome = (stage: string): stage is "lost" | "enrolled" => stage === "lost" || stage === "enrolled";

/** The reason or enrolment in the form; empty if it has no such fields. */
export function toldIn(entries: FormData, stage: string): ToldOutcome {
  if (stage === "lost" && entries.has("lost_reason")) return fieldsOf(entries, ["lost_reason"]);
  if (stage !== "enrolled" || !entries.has("university")) return {};
  return { enrolment: fieldsOf(entries, ["university", "course", "fee", "session"]) };
}
