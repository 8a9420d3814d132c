import { z } from "zod";
import { blankToNull, recordId } from "#app/lib/field-schemas.ts";
import { leadStages } from "./lead-stages.ts";

/** What staff decide; a field that is absent stays as it is, an empty one is taken away. */
export const leadChange = z.object({
  stage: z.enum(leadStages, `Stage must be one of ${leadStages.join(", ")}`).optional(),
  owner_id: z.preprocess(blankToNull, recordId("Owner").nullable()).optional(),
  follow_up_on: z
    .preprocess(blankToNull, z.iso.date("Follow-up must be a day such as 2026-11-25").nullable())
    .optional(),
});

export type LeadChange = z.infer<typeof leadChange>;
