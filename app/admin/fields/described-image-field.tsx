import { fieldOf } from "#app/admin/fields/field-of.ts";
import { useRef } from "react";
import { TextAreaField } from "#app/ui/field.tsx";
import type { FieldErrors } from "#app/admin/draft/form-entries.ts";
import { ImageField } from "./image-field.tsx";

interface DescribedImageFieldProps {
  record: { image_url: string | null; image_alt: string } | null;
  errors: FieldErrors;
}

/** A record's one picture and the words that stand for it. */
export function DescribedImageField({ record, errors }: DescribedImageFieldProps) {
  const words = useRef<HTMLDivElement>(null);
  /** What somebody has written of it stays. */
  function describe(image_alt: string) {
    const field = words.current!.querySelector("textarea")!;
    if (field.value.trim() === "") field.value = image_alt;
  }
  return (
    <div className="form-row" ref={words}>
      <ImageField
        label="Image"
        name="image"
        existingName="existingImage"
        stored={record?.image_url ?? null}
        error={errors.image}
        onDescribed={describe}
      />
      <TextAreaField
        label="Picture description"
        {...fieldOf(record, "image_alt", errors)}
        rows={3}
        hint="Read aloud to people who do not see the picture"
      />
    </div>
  );
}
