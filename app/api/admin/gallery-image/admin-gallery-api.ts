import { z } from "zod";
import { galleryImageInput, galleryImageRecord } from "#app/domain/gallery-image/gallery-image-schema.ts";
import { galleryImages } from "#app/domain/gallery-image/gallery-images.server.ts";
import { contentResource } from "#app/api/admin/content/content-resource.ts";

export const adminGalleryApi = contentResource({
  name: "gallery",
  label: "Gallery image",
  input: galleryImageInput,
  record: galleryImageRecord,
  pictures: { folder: "gallery", fields: { image: "existingImage" } },
  filters: {
    category: galleryImageInput.shape.category.optional(),
    state: z.enum(["Published", "Not published"]).optional(),
  },
  ...galleryImages,
});
