import { z } from "zod";
import { formDoubts, formNames } from "#db/schema.ts";

/** What the list may be narrowed by. */
export const doubtfulFormFilters = z.object({ form: z.enum(formNames, "Choose a form from the list").optional() });

/** Staff say that it is none of a robot's: the form counts from then on. */
export const doubtfulFormChange = z.object({ doubtful: z.literal([0, "0"], "Doubtful can only become 0") });

export const doubtfulFormRecord = z.object({
  id: z.number(),
  form: z.enum(formNames),
  /** `hidden-field`: the field that people do not see was filled in; `hurried`: sent within three seconds. */
  reason: z.enum(formDoubts),
  /** Empty where the form asks for none. */
  name: z.string(),
  email: z.string(),
  /** All else that the form sent, e.g. `phone` and `course`. */
  details: z.record(z.string(), z.string()),
  created_at: z.string(),
});

export type DoubtfulForm = z.infer<typeof doubtfulFormRecord>;
