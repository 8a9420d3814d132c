import { z } from "zod";
import { enquiryEventKinds, outboxStatuses } from "#db/schema.ts";
import { zeroOrOne } from "#app/lib/schemas/field-schemas.ts";

/** One line of an enquiry's timeline. */
export const enquiryEventRecord = z.object({
  id: z.number(),
  kind: z.enum(enquiryEventKinds),
  text: z.string(),
  /** The member of staff; null for the visitor and the product itself. */
  actor: z.string().nullable(),
  /** 1: the product wrote it by itself when the form came in. 0 without an actor: staff whose account is gone. */
  is_automatic: zeroOrOne,
  /** 1: a press on a number or on WhatsApp began it, and nobody has said yet what came of it. */
  is_begun: zeroOrOne,
  /** 1: of a step, whose mail was taken back before it left: the applicant does not know of it. */
  is_untold: zeroOrOne,
  /** 1: who reads it noted it, and may take it back. */
  can_be_taken_back: zeroOrOne,
  created_at: z.string(),
  /** The lead that it happened to: in the timeline of a survivor perhaps one that was merged into it. */
  lead_id: z.number().nullable(),
  lead: z.string().nullable(),
  /** In the story of a lead: the message or the application that it happened to, of the same person. */
  message_id: z.number().nullable(),
  application_id: z.number().nullable(),
  /** Of a mail in the outbox: what it is called, to whom, whether it has left, and what came in its way. */
  subject: z.string().nullable(),
  recipient: z.string().nullable(),
  mail_status: z.enum(outboxStatuses).nullable(),
  sent_at: z.string().nullable(),
  last_error: z.string().nullable(),
});

export type EnquiryEvent = z.infer<typeof enquiryEventRecord>;
