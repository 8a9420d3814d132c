import { z } from "zod";
import { blankToNull, recordId } from "#app/lib/field-schemas.ts";
import { leadStages } from "./lead-stages.ts";

const followUpSentence = "Follow-up must be a day such as 2026-11-25, or a day and a time such as 2026-11-25T17:00";

/** A day in Asia/Kolkata, with a time where one was agreed. */
const followUp = z
  .string(followUpSentence)
  .regex(/^2\d{3}-\d\d-\d\d(?:T(?:[01]\d|2[0-3]):[0-5]\d)?$/, followUpSentence)
  .refine((typed) => z.iso.date().safeParse(typed.slice(0, 10)).success, followUpSentence);

/** What staff decide; a field that is absent stays as it is, an empty one is taken away. */
export const leadChange = z.object({
  stage: z.enum(leadStages, `Stage must be one of ${leadStages.join(", ")}`).optional(),
  owner_id: z.preprocess(blankToNull, recordId("Owner").nullable()).optional(),
  follow_up_on: z.preprocess(blankToNull, followUp.nullable()).optional(),
});

export type LeadChange = z.infer<typeof leadChange>;
