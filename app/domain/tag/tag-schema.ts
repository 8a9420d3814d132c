import { z } from "zod";
import { requiredText, singleLine } from "#app/lib/field-schemas.ts";

export const tagInput = z.object({ name: singleLine(requiredText("Name", 40), "Name") });

/** A word that the office sorts its leads by, e.g. `Fair Pune 2026`. */
export const tagRecord = z.object({ id: z.number(), name: z.string() });

export type Tag = z.infer<typeof tagRecord>;
