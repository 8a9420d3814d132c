import { z } from "zod";
import { leadAges } from "#app/domain/lead/words/lead-ages.ts";

const count = z.number();

export const enquiryFigures = z.object({
  /** The last 30 days in India, today last. */
  days: z.array(z.object({ day: z.string(), leads: count, messages: count, applications: count, subscribers: count })),
  /** Open leads that are to be followed up today, and those for whom the agreed time has passed. */
  follow_ups: z.object({ due_today: count, overdue: count }),
  /**
   * Those whose first reply is overdue, counted to 1,000; the moment before which they came, null where there is none;
   * and the goal in minutes of office hours.
   */
  late_promises: z.object({ count, before: z.string().nullable(), goal: count }),
  /** Leads that nobody has answered yet. */
  unanswered_leads: z.array(z.object({ age: z.enum(leadAges), count })),
  /** In each of the four steps. */
  applications: z.array(z.object({ step: z.number(), count })),
});

export type EnquiryFigures = z.infer<typeof enquiryFigures>;
