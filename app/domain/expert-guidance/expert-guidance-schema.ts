import { z } from "zod";
import { evidenceField, evidenceRecord } from "#app/domain/claim-evidence/claim-evidence-schema.ts";
import {
  flag,
  optionalText,
  place,
  requiredText,
  textList,
  wholeNumber,
  zeroOrOne,
} from "#app/lib/schemas/field-schemas.ts";

/** An expert (D13). `order`: the place in the list; inactive ones appear only in the panel. */
export const expertGuidanceInput = z.object({
  name: requiredText("Name", 120),
  title: requiredText("Title", 160),
  expertise: optionalText("Expertise", 300),
  bio: optionalText("Bio", 2000),
  image_alt: optionalText("Picture description", 300),
  experience: wholeNumber("Experience", { most: 80 }).optional(),
  evidence: evidenceField("expert-guidance"),
  languages: textList("Languages"),
  order: place,
  is_active: flag.optional(),
});

export const expertGuidanceRecord = z.object({
  id: z.number(),
  name: z.string(),
  title: z.string(),
  expertise: z.string(),
  bio: z.string(),
  image: z.string().nullable(),
  image_url: z.string().nullable(),
  image_alt: z.string(),
  /** In years; 0: unknown. */
  experience: z.number(),
  evidence: evidenceRecord,
  languages: z.array(z.string()),
  order: z.number(),
  is_active: zeroOrOne,
  is_sample: zeroOrOne,
  updated_at: z.string(),
});

export type ExpertGuidance = z.infer<typeof expertGuidanceRecord>;
export type ExpertGuidanceInput = z.infer<typeof expertGuidanceInput>;
