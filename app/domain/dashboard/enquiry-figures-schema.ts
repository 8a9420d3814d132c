import { z } from "zod";
import { leadAges } from "#app/domain/lead/words/lead-ages.ts";

const count = z.number();

export const enquiryFigures = z.object({
  days: z.array(z.object({ day: z.string(), leads: count, messages: count, applications: count, subscribers: count })),
  /** Open leads due today, and those overdue. */
  follow_ups: z.object({ due_today: count, overdue: count }),
  /**
   * Leads whose first reply is overdue, counted up to 1,000; the moment before which they came, or null; and the goal
   * in office minutes.
   */
  late_promises: z.object({ count, before: z.string().nullable(), goal: count }),
  /** Unanswered leads by age. */
  unanswered_leads: z.array(z.object({ age: z.enum(leadAges), count })),
  /** By step. */
  applications: z.array(z.object({ step: z.number(), count })),
});

export type EnquiryFigures = z.infer<typeof enquiryFigures>;
