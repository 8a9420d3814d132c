import { z } from "zod";
import { email } from "#app/lib/schemas/email-schemas.ts";
import { enquiryTrail } from "#app/domain/enquiry-schema.ts";
import { subscriberStatuses } from "./subscriber-statuses.ts";

/** The newsletter form. */
export const subscriberInput = z.object({ email: email(), ...enquiryTrail.shape });

export const subscriberRecord = z.object({
  id: z.number(),
  email: z.string(),
  status: z.enum(subscriberStatuses),
  confirmed_at: z.string().nullable(),
  source_page: z.string().nullable(),
  consent_version: z.string(),
  created_at: z.string(),
  updated_at: z.string(),
});

export type Subscriber = z.infer<typeof subscriberRecord>;
export type SubscriberInput = z.infer<typeof subscriberInput>;
