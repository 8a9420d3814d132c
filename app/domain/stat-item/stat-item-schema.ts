import { z } from "zod";
import { evidenceField, evidenceRecord } from "#app/domain/claim-evidence/claim-evidence-schema.ts";
import { statIcons } from "#db/schema.ts";
import { requiredText, zeroOrOne } from "#app/lib/schemas/field-schemas.ts";

export const statItemInput = z.object({
  icon: z.enum(statIcons, "Choose an icon from the list"),
  number: requiredText("Number", 20),
  text: requiredText("Text", 60),
  evidence: evidenceField("stat-items"),
});

export const statItemRecord = z.object({
  id: z.number(),
  icon: z.enum(statIcons),
  number: z.string(),
  text: z.string(),
  evidence: evidenceRecord,
  is_sample: zeroOrOne,
  updated_at: z.string(),
});

export type StatItem = z.infer<typeof statItemRecord>;
export type StatItemInput = z.infer<typeof statItemInput>;
