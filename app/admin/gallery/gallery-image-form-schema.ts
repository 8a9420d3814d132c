import { z } from "zod";
import { galleryImageInput } from "#app/domain/gallery-image/gallery-image-schema.ts";
import { optionalText } from "#app/lib/schemas/field-schemas.ts";

/** A gallery image needs a picture: a chosen file, or the stored one. */
export const galleryImageForm = galleryImageInput
  .extend({ image: z.file().optional(), existingImage: optionalText("Image", 300) })
  .refine(({ image, existingImage }) => image || existingImage, { path: ["image"], error: "Choose a picture" });
