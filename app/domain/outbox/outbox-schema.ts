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

/** `waiting`: it shall leave, or is no longer cancelled; `cancelled`: it shall not leave. */
export const mailChange = z.object({
  status: z.enum(["waiting", "cancelled"], "Status must be waiting or cancelled"),
});

/** Which mails are changed together: those of one status, narrowed by the words of a search. */
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

/** How mails stand, for the panel to promise no more of them than it can. */
export const mailStanding = z.object({
  /** 0: mails are kept until a mail server is set. */
  has_server: zeroOrOne,
  /** Counted up to 10,000, as `held` is. */
  waiting: z.number(),
  /** When the oldest of them was written. */
  waiting_since: z.string().nullable(),
  /** When the oldest of those was written that the mail server has not taken so far; null where it takes them. */
  refused_since: z.string().nullable(),
  held: z.number(),
  held_since: z.string().nullable(),
});

export type MailStanding = z.infer<typeof mailStanding>;
