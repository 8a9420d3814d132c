import type { FieldErrors } from "#app/admin/draft/form-entries.ts";
import { DescribedImageField } from "#app/admin/fields/described-image-field.tsx";
import type { Leader } from "#app/domain/leader/leader-schema.ts";
import { TextAreaField, TextField } from "#app/ui/field.tsx";

export function LeaderFields({ leader, errors }: { leader: Leader | null; errors: FieldErrors }) {
  return (
    <>
      <div className="form-row">
        <TextField label="Name" name="name" required defaultValue={leader?.name} error={errors.name} />
        <TextField
          label="Title"
          name="title"
          required
          placeholder="Founder and director"
          defaultValue={leader?.title}
          error={errors.title}
        />
      </div>
      <TextAreaField label="Bio" name="bio" rows={5} defaultValue={leader?.bio} error={errors.bio} />
      <DescribedImageField record={leader} errors={errors} />
    </>
  );
}
