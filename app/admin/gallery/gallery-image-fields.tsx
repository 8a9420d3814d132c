import { fieldOf } from "#app/admin/fields/field-of.ts";
import { CheckField } from "#app/admin/frame/check-field.tsx";
import type { FieldErrors } from "#app/admin/draft/form-entries.ts";
import { DescribedImageField } from "#app/admin/fields/described-image-field.tsx";
import { galleryCategories, type GalleryImage } from "#app/domain/gallery-image/gallery-image-schema.ts";
import { SelectField, TextField } from "#app/ui/field.tsx";

export function GalleryImageFields({ image, errors }: { image: GalleryImage | null; errors: FieldErrors }) {
  return (
    <>
      <DescribedImageField record={image} errors={errors} />
      <div className="form-row">
        <TextField label="Caption" {...fieldOf(image, "caption", errors)} required />
        <SelectField label="Category" name="category" defaultValue={image?.category} error={errors.category}>
          {galleryCategories.map((category) => (
            <option key={category}>{category}</option>
          ))}
        </SelectField>
      </div>
      <CheckField label="Published" name="is_published" isChecked={image?.is_published !== 0} />
    </>
  );
}
