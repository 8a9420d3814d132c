import { ContentDialog } from "#app/admin/form/content-dialog.tsx";
import type { GalleryImage } from "#app/domain/gallery-image/gallery-image-schema.ts";
import { galleryImageRules } from "./gallery-image-rules.ts";
import { GalleryImageFields } from "./gallery-image-fields.tsx";

interface GalleryImageDialogProps {
  rows: GalleryImage[];
}

export default function GalleryImageDialog({ rows }: GalleryImageDialogProps) {
  return (
    <ContentDialog file="gallery" one="image" rows={rows} rules={galleryImageRules}>
      {(image, errors) => <GalleryImageFields image={image} errors={errors} />}
    </ContentDialog>
  );
}
