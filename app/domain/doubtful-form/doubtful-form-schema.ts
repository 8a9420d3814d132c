import { z } from "zod";
import { formDoubts, formNames } from "#db/schema.ts";

/** The list's filters. */
export const doubtfulFormFilters = z.object({ form: z.enum(formNames, "Choose a form from the list").optional() });

/** Staff release the form: it is not a robot's. */
export const doubtfulFormChange = z.object({ doubtful: z.literal([0, "0"], "Doubtful can only become 0") });

export const doubtfulFormRecord = z.object({
  id: z.number(),
  form: z.enum(formNames),
  /** `hidden-field`: a field invisible to people was filled in; `hurried`: sent within three seconds. */
  reason: z.enum(formDoubts),
  /** Empty if the form asks for none. */
  name: z.string(),
  email: z.string(),
  /** The form's other fields, e.g. `phone` and `course`. */
  details: z.record(z.string(), z.string()),
  created_at: z.string(),
});

export type DoubtfulForm = z.infer<typeof doubtfulFormRecord>;
