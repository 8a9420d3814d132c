import { type ListExport, placeColumn, type Placed } from "#app/domain/export/list-export.ts";
import type { GalleryImage } from "./gallery-image-schema.ts";

export const galleryImageExport: ListExport<Placed<GalleryImage>> = {
  type: "gallery-image",
  file: "images",
  ordered: "gallery_images",
  columns: [
    placeColumn,
    { label: "Image", value: ({ caption }) => caption },
    { label: "Category", value: ({ category }) => category },
    { label: "Visitors", value: ({ is_published }) => (is_published === 1 ? "Published" : "Not published") },
    { label: "Picture description", value: ({ image_alt }) => image_alt },
  ],
};
