import { fieldOf } from "#app/admin/fields/field-of.ts";
import { useRef, useState } from "react";
import { TextAreaField } from "#app/ui/field.tsx";
import type { FieldErrors } from "#app/admin/draft/form-entries.ts";
import { ImageField } from "./image-field.tsx";

interface DescribedImageFieldProps {
  record: { image_url: string | null; image_alt: string } | null;
  errors: FieldErrors;
}

/** A record's only picture and its alternative text. */
export function DescribedImageField({ record, errors }: DescribedImageFieldProps) {
  const words = useRef<HTMLDivElement>(null);
  const [hasPicture, setHasPicture] = useState(record?.image_url !== undefined && record?.image_url !== null);
  const [isDescribed, setIsDescribed] = useState(Boolean(record?.image_alt));
  /** The text that came with the previous picture. */
  const brought = useRef(record?.image_alt ?? "");
  /** Keeps text typed by somebody; replaces text that described another picture. */
  function describe(image_alt = record?.image_alt ?? "") {
    const field = words.current!.querySelector("textarea")!;
    if (field.value.trim() === "" || field.value === brought.current) field.value = image_alt;
    brought.current = image_alt;
    setIsDescribed(field.value.trim() !== "");
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
        onPicture={setHasPicture}
      />
      <TextAreaField
        label="Picture description"
        {...fieldOf(record, "image_alt", errors)}
        rows={3}
        hint={
          hasPicture && !isDescribed
            ? "No words yet: whoever does not see the picture learns nothing of it. Leave it empty only for ornament"
            : "Read aloud to people who do not see the picture"
        }
        onInput={({ currentTarget }) => setIsDescribed(currentTarget.value.trim() !== "")}
      />
    </div>
  );
}
