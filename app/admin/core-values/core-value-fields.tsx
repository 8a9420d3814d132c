import { fieldOf } from "#app/admin/fields/field-of.ts";
import type { FieldErrors } from "#app/admin/draft/form-entries.ts";
import type { CoreValue } from "#app/domain/core-value/core-value-schema.ts";
import { TextAreaField, TextField } from "#app/ui/field.tsx";

export function CoreValueFields({ value, errors }: { value: CoreValue | null; errors: FieldErrors }) {
  return (
    <>
      <TextField label="Name" {...fieldOf(value, "name", errors)} required />
      <TextAreaField
        label="Text"
        {...fieldOf(value, "text", errors)}
        required
        rows={4}
        hint="One or two sentences: what visitors can hold you to"
      />
    </>
  );
}
