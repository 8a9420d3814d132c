import { TextAreaField } from "#app/ui/field.tsx";
import type { FieldErrors } from "./form-entries.ts";
import { ImageField } from "./image-field.tsx";

interface DescribedImageFieldProps {
  record: { image_url: string | null; image_alt: string } | null;
  errors: FieldErrors;
}

/** A record's one picture and the words that stand for it. */
export function DescribedImageField({ record, errors }: DescribedImageFieldProps) {
  return (
    <div className="form-row">
      <ImageField
        label="Image"
        name="image"
        existingName="existingImage"
        stored={record?.image_url ?? null}
        error={errors.image}
      />
      <TextAreaField
        label="Picture description"
        name="image_alt"
        rows={3}
        hint="Read aloud to people who do not see the picture"
        defaultValue={record?.image_alt}
        error={errors.image_alt}
      />
    </div>
  );
}
