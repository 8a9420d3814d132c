import { z } from "zod";
import { optionalText, place, requiredText, zeroOrOne } from "#app/lib/schemas/field-schemas.ts";

/** A person on the about page. */
export const leaderInput = z.object({
  name: requiredText("Name", 120),
  title: requiredText("Title", 160),
  bio: optionalText("Bio", 2000),
  image_alt: optionalText("Picture description", 300),
  order: place,
});

export const leaderRecord = z.object({
  id: z.number(),
  name: z.string(),
  title: z.string(),
  bio: z.string(),
  image: z.string().nullable(),
  image_url: z.string().nullable(),
  image_alt: z.string(),
  order: z.number(),
  is_sample: zeroOrOne,
  updated_at: z.string(),
});

export type Leader = z.infer<typeof leaderRecord>;
export type LeaderInput = z.infer<typeof leaderInput>;
