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
  /** 1: written by the product when the form came in. 0 without an actor: staff whose account is gone. */
  is_automatic: zeroOrOne,
  /** 1: begun by a press on a number or WhatsApp; no outcome noted yet. */
  is_begun: zeroOrOne,
  /** 1: a step whose mail was taken back, so that the applicant does not know it. */
  is_untold: zeroOrOne,
  /** 1: the reader wrote it and may take it back. */
  can_be_taken_back: zeroOrOne,
  created_at: z.string(),
  /** The lead it belongs to; in a survivor's timeline, it may be one merged into it. */
  lead_id: z.number().nullable(),
  lead: z.string().nullable(),
  /** In a lead's story: the message or application of the same person that it belongs to. */
  message_id: z.number().nullable(),
  application_id: z.number().nullable(),
  /** Of its mail in the outbox, if it has one. */
  subject: z.string().nullable(),
  recipient: z.string().nullable(),
  mail_status: z.enum(outboxStatuses).nullable(),
  sent_at: z.string().nullable(),
  last_error: z.string().nullable(),
});

export type EnquiryEvent = z.infer<typeof enquiryEventRecord>;
