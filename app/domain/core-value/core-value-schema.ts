import { z } from "zod";
import { place, requiredText, zeroOrOne } from "#app/lib/schemas/field-schemas.ts";

/** A value on the about page, e.g. Integrity. */
export const coreValueInput = z.object({
  name: requiredText("Name", 60),
  text: requiredText("Text", 400),
  order: place,
});

export const coreValueRecord = z.object({
  id: z.number(),
  name: z.string(),
  text: z.string(),
  order: z.number(),
  is_sample: zeroOrOne,
  updated_at: z.string(),
});

export type CoreValue = z.infer<typeof coreValueRecord>;
export type CoreValueInput = z.infer<typeof coreValueInput>;
