import { z } from "zod";
import { mailStanding } from "#app/domain/outbox/outbox-schema.ts";

/** How many records wait for staff, as the sidebar shows it; of what somebody may not see, nothing is told. */
export const waitingCounts = z.object({
  new_leads: z.number().optional(),
  /** Leads whose follow-up day has passed. */
  overdue_follow_ups: z.number().optional(),
  new_messages: z.number().optional(),
  /** Applications in step 1 that nobody has done anything with. */
  new_applications: z.number().optional(),
  /** What concerns them and was not shown yet, counted to 99. */
  notices: z.number().optional(),
  /** For who writes mails. */
  mails: mailStanding.optional(),
});

export type WaitingCounts = z.infer<typeof waitingCounts>;
