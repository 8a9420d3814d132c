import { z } from "zod";
import { flag, recordId, requiredText, singleLine } from "#app/lib/schemas/field-schemas.ts";

export const tagInput = z.object({ name: singleLine(requiredText("Name", 40), "Name") });

/** A word that the office sorts its leads by, e.g. `Fair Pune 2026`. */
export const tagRecord = z.object({ id: z.number(), name: z.string() });

export const tagsQuery = z.object({
  /** 1: each with the leads that bear it. */
  counted: flag.optional(),
});

/** `leads` where it was asked for: as many as the list shows, counted to a thousand and one. */
export const listedTag = tagRecord.extend({ leads: z.number().optional() });

/** The tag that takes the place of another. */
export const tagMergeInput = z.object({ into_id: recordId("Tag") });

/** The tag that bears what another bore, and where that one waits. */
export const mergedTag = tagRecord.extend({ trash_id: z.number() });

export type MergedTag = z.infer<typeof mergedTag>;
export type ListedTag = z.infer<typeof listedTag>;
export type Tag = z.infer<typeof tagRecord>;
