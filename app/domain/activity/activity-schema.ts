import { z } from "zod";
import { activityActions } from "#db/schema.ts";

/** One line of the audit. */
export const historyLine = z.object({
  id: z.number(),
  /** The noun in the singular: `course`, `lead`, `second-factor` … */
  type: z.string(),
  action: z.enum(activityActions),
  name: z.string(),
  record_id: z.number().nullable(),
  /** Whoever did it; null for the product itself. */
  actor: z.string().nullable(),
  /** The network address that it came from. */
  address: z.string().nullable(),
  created_at: z.iso.datetime(),
});

export type HistoryLine = z.infer<typeof historyLine>;

/** Days in India: `week` and `month` end with today. */
export const historyDays = ["today", "yesterday", "week", "month"] as const;
