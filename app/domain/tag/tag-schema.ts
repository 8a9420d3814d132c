import { z } from "zod";
import { flag, recordId, requiredText, singleLine } from "#app/lib/schemas/field-schemas.ts";

export const tagInput = z.object({ name: singleLine(requiredText("Name", 40), "Name") });

/** A tag for leads, e.g. `Fair Pune 2026`. */
export const tagRecord = z.object({ id: z.number(), name: z.string() });

export const tagsQuery = z.object({
  /** 1: with the number of leads. */
  counted: flag.optional(),
});

/** `leads`, if asked for: the number that the list shows, counted up to 1,001. */
export const listedTag = tagRecord.extend({ leads: z.number().optional() });

/** The tag to merge into. */
export const tagMergeInput = z.object({ into_id: recordId("Tag") });

/** The remaining tag, and the merged one's id in the trash. */
export const mergedTag = tagRecord.extend({ trash_id: z.number() });

export type MergedTag = z.infer<typeof mergedTag>;
export type ListedTag = z.infer<typeof listedTag>;
export type Tag = z.infer<typeof tagRecord>;
