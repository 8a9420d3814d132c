import { z } from "zod";
import { email } from "#app/lib/schemas/email-schemas.ts";
import { requiredText, singleLine, zeroOrOne } from "#app/lib/schemas/field-schemas.ts";
import { enquiryTrail } from "#app/domain/enquiry-schema.ts";
import { messageStatuses } from "./message-statuses.ts";

/** The contact form (section 5): all four are required. */
export const messageInput = z.object({
  name: requiredText("Name", 120),
  email: email(),
  subject: singleLine(requiredText("Subject", 200), "Subject"),
  message: requiredText("Message", 5000),
  ...enquiryTrail.shape,
});

export const messageChange = z.object({ status: z.enum(messageStatuses, "Status must be new or answered") });

export const messageRecord = z.object({
  id: z.number(),
  name: z.string(),
  email: z.string(),
  subject: z.string(),
  message: z.string(),
  status: z.enum(messageStatuses),
  source_page: z.string().nullable(),
  consent_version: z.string(),
  /** 1: somebody with this address wants no contact. */
  no_contact: zeroOrOne,
  created_at: z.string(),
  updated_at: z.string(),
});

export type Message = z.infer<typeof messageRecord>;
export type MessageInput = z.infer<typeof messageInput>;
