import { z } from "zod";
import { requiredText } from "#app/lib/field-schemas.ts";

/** What is said of a picture of the library; the picture itself is checked when it is decoded. */
export const libraryPictureInput = z.object({ image_alt: requiredText("Picture description", 300) });

export const libraryPictureRecord = z.object({
  id: z.number(),
  image_url: z.string(),
  image_alt: z.string(),
  /** Of the canonical file, in pixels. */
  width: z.number(),
  height: z.number(),
  created_at: z.string(),
});

export type LibraryPictureInput = z.infer<typeof libraryPictureInput>;
export type LibraryPicture = z.infer<typeof libraryPictureRecord>;
