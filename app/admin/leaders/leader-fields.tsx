import { fieldOf } from "#app/admin/fields/field-of.ts";
import type { FieldErrors } from "#app/admin/draft/form-entries.ts";
import { DescribedImageField } from "#app/admin/fields/described-image-field.tsx";
import type { Leader } from "#app/domain/leader/leader-schema.ts";
import { TextAreaField, TextField } from "#app/ui/field.tsx";

export function LeaderFields({ leader, errors }: { leader: Leader | null; errors: FieldErrors }) {
  return (
    <>
      <div className="form-row">
        <TextField label="Name" {...fieldOf(leader, "name", errors)} required />
        <TextField label="Title" {...fieldOf(leader, "title", errors)} required placeholder="Founder and director" />
      </div>
      <TextAreaField label="Bio" {...fieldOf(leader, "bio", errors)} rows={5} />
      <DescribedImageField record={leader} errors={errors} />
    </>
  );
}
