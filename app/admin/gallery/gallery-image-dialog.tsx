import { ContentDialog } from "#app/admin/form/content-dialog.tsx";
import type { GalleryImage } from "#app/domain/gallery-image/gallery-image-schema.ts";
import { GalleryImageFields } from "./gallery-image-fields.tsx";
import { galleryImageForm } from "./gallery-image-form-schema.ts";

const rules = { schema: galleryImageForm, requiredFields: ["image", "caption"] };

interface GalleryImageDialogProps {
  rows: GalleryImage[];
}

export default function GalleryImageDialog({ rows }: GalleryImageDialogProps) {
  return (
    <ContentDialog file="gallery" one="image" rows={rows} rules={rules}>
      {(image, errors) => <GalleryImageFields image={image} errors={errors} />}
    </ContentDialog>
  );
}
