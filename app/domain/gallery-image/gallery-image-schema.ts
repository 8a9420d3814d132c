import { z } from "zod";
import { galleryCategories } from "#db/schema.ts";
import { flag, optionalText, place, requiredText, zeroOrOne } from "#app/lib/schemas/field-schemas.ts";

export { galleryCategories };

/** A gallery picture; an unpublished one appears only in the panel. */
export const galleryImageInput = z.object({
  caption: requiredText("Caption", 200),
  category: z.enum(galleryCategories, "Choose a category from the list"),
  image_alt: optionalText("Picture description", 300),
  is_published: flag.optional(),
  order: place,
});

export const galleryImageRecord = z.object({
  id: z.number(),
  image: z.string(),
  image_url: z.string(),
  image_alt: z.string(),
  caption: z.string(),
  category: z.enum(galleryCategories),
  is_published: zeroOrOne,
  order: z.number(),
  is_sample: zeroOrOne,
  updated_at: z.string(),
});

export type GalleryImage = z.infer<typeof galleryImageRecord>;
export type GalleryImageInput = z.infer<typeof galleryImageInput>;
