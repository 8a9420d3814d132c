import { z } from "zod";
import { outboxStatuses } from "#db/schema.ts";
import { sliceAsked } from "#app/domain/list/slice-schema.ts";
import { quietText, zeroOrOne } from "#app/lib/schemas/field-schemas.ts";

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

/** `waiting`: send it, or undo its cancellation; `cancelled`: do not send it. */
export const mailChange = z.object({
  status: z.enum(["waiting", "cancelled"], "Status must be waiting or cancelled"),
});

/** The mails to change together: those with a status, filtered by a search. */
const mailMatch = z.object({
  status: z.enum(["waiting", "held", "failed"], "Choose mails that wait, are held or have failed"),
  q: quietText(200).optional(),
});

export const mailsChange = mailChange
  .extend({ match: mailMatch, ...sliceAsked.shape })
  .refine(({ status, match }) => status !== match.status, { path: ["status"], error: "These mails wait already" });

export type Mail = z.infer<typeof mailRecord>;
export type MailChange = z.infer<typeof mailChange>;
export type MailsChange = z.infer<typeof mailsChange>;
export type MailMatch = MailsChange["match"];

/** The state of mails, so that the panel does not promise too much. */
export const mailStanding = z.object({
  /** 0: mails are kept until a mail server is set. */
  has_server: zeroOrOne,
  /** Counted up to 10,000, like `held`. */
  waiting: z.number(),
  /** When the oldest waiting mail was queued. */
  waiting_since: z.string().nullable(),
  /** When the oldest waiting mail that the server refused was queued; null if it accepts mails. */
  refused_since: z.string().nullable(),
  held: z.number(),
  held_since: z.string().nullable(),
});

export type MailStanding = z.infer<typeof mailStanding>;
