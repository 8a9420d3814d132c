import { z } from "zod";
import { evidenceField, evidenceRecord } from "#app/domain/claim-evidence/claim-evidence-schema.ts";
import { optionalText, requiredText, wholeNumber } from "#app/lib/schemas/field-schemas.ts";

/** Name, role and content are required, the rating is 1 to 5 (section 5 of the specification). */
export const testimonialInput = z.object({
  name: requiredText("Name", 120),
  role: requiredText("Role", 160),
  content: requiredText("Content", 2000),
  rating: wholeNumber("Rating", { least: 1, most: 5 }).optional(),
  image_alt: optionalText("Picture description", 300),
  evidence: evidenceField("testimonials"),
});

export const testimonialRecord = z.object({
  id: z.number(),
  name: z.string(),
  role: z.string(),
  content: z.string(),
  rating: z.number(),
  image: z.string().nullable(),
  image_url: z.string().nullable(),
  image_alt: z.string(),
  evidence: evidenceRecord,
  is_sample: z.union([z.literal(0), z.literal(1)]),
  updated_at: z.string(),
});

export type Testimonial = z.infer<typeof testimonialRecord>;
export type TestimonialInput = z.infer<typeof testimonialInput>;
