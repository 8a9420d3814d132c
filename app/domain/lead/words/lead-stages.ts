// Apart from the schema, so that the panel's screens need neither zod nor the telephone rules.
import { leadStages } from "#db/schema.ts";

export { leadStages };
export type LeadStage = (typeof leadStages)[number];

export const leadStageWords: Record<LeadStage, string> = {
  new: "New",
  contacted: "Contacted",
  counselling: "Counselling",
  applied: "Applied",
  enrolled: "Enrolled",
  lost: "Lost",
};

/** In these a lead waits for nobody: a follow-up day that has passed is not overdue. */
export const closedStages: readonly LeadStage[] = ["enrolled", "lost"];
