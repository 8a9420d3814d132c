import { z } from "zod";
import { email, requiredText } from "#app/lib/field-schemas.ts";
import { enquiryTrail, phone } from "#app/domain/enquiry-schema.ts";
import { leadStatuses } from "./lead-statuses.ts";

/** The consultation form (section 5): all four are required. */
export const leadInput = z.object({
  name: requiredText("Name", 120),
  email: email(),
  phone,
  course: requiredText("Interested course", 200),
  ...enquiryTrail.shape,
});

export const leadChange = z.object({ status: z.enum(leadStatuses, "Status must be new, contacted or closed") });

export const leadRecord = z.object({
  id: z.number(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  phone_e164: z.string(),
  course: z.string(),
  status: z.enum(leadStatuses),
  source_page: z.string().nullable(),
  consent_version: z.string(),
  created_at: z.string(),
  updated_at: z.string(),
});

export type Lead = z.infer<typeof leadRecord>;
export type LeadInput = z.infer<typeof leadInput>;
