// Separate from the schema, so that the panel loads neither zod nor the telephone rules.
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

/** Closed leads wait for nobody: their follow-up is never overdue. */
export const closedStages: readonly LeadStage[] = ["enrolled", "lost"];
