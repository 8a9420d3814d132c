import type { FieldErrors } from "#app/admin/draft/form-entries.ts";
import type { CoreValue } from "#app/domain/core-value/core-value-schema.ts";
import { TextAreaField, TextField } from "#app/ui/field.tsx";

export function CoreValueFields({ value, errors }: { value: CoreValue | null; errors: FieldErrors }) {
  return (
    <>
      <TextField label="Name" name="name" required defaultValue={value?.name} error={errors.name} />
      <TextAreaField
        label="Text"
        name="text"
        required
        rows={4}
        hint="One or two sentences: what visitors can hold you to"
        defaultValue={value?.text}
        error={errors.text}
      />
    </>
  );
}
