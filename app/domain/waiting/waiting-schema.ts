import { z } from "zod";
import { mailStanding } from "#app/domain/outbox/outbox-schema.ts";

/** The sidebar's counts of waiting records; absent for what the user may not see. */
export const waitingCounts = z.object({
  new_leads: z.number().optional(),
  /** Leads with an overdue follow-up. */
  overdue_follow_ups: z.number().optional(),
  new_messages: z.number().optional(),
  /** Untouched applications at step 1. */
  new_applications: z.number().optional(),
  /** Unseen notices, counted up to 99. */
  notices: z.number().optional(),
  /** For users who may write mails. */
  mails: mailStanding.optional(),
});

export type WaitingCounts = z.infer<typeof waitingCounts>;
