import { z } from "zod";
import { outboxStatuses } from "#db/schema.ts";

export { outboxStatuses };

/** A mail as the panel shows it. */
export const mailRecord = z.object({
  id: z.number(),
  message_id: z.string(),
  recipient: z.string(),
  reply_to: z.string(),
  subject: z.string(),
  body: z.string(),
  status: z.enum(outboxStatuses),
  attempts: z.number(),
  due_at: z.string(),
  sent_at: z.string().nullable(),
  last_error: z.string().nullable(),
  created_at: z.string(),
});

/** Staff can only ask for another attempt. */
export const mailChange = z.object({ status: z.literal("waiting", "Status must be waiting") });

export type Mail = z.infer<typeof mailRecord>;
