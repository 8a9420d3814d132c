import { fieldOf } from "#app/admin/fields/field-of.ts";
import { EvidenceField } from "#app/admin/claim-evidence/evidence-field.tsx";
import { CheckField } from "#app/admin/frame/check-field.tsx";
import type { FieldErrors } from "#app/admin/draft/form-entries.ts";
import { ListField } from "#app/admin/list-fields/list-field.tsx";
import { DescribedImageField } from "#app/admin/fields/described-image-field.tsx";
import type { ExpertGuidance } from "#app/domain/expert-guidance/expert-guidance-schema.ts";
import { TextAreaField, TextField } from "#app/ui/field.tsx";

interface ExpertGuidanceFieldsProps {
  expert: ExpertGuidance | null;
  errors: FieldErrors;
}

/** D13 names the fields. */
export function ExpertGuidanceFields({ expert, errors }: ExpertGuidanceFieldsProps) {
  return (
    <>
      <WordFields expert={expert} errors={errors} />
      <DescribedImageField record={expert} errors={errors} />
      <ListField
        label="Languages"
        name="languages"
        one="language"
        kept={expert?.languages ?? []}
        error={errors.languages}
      />
      <div className="form-row">
        <TextField
          label="Experience, years"
          name="experience"
          inputMode="numeric"
          defaultValue={expert?.experience ?? 0}
          error={errors.experience}
        />
        {/* Only for new records: existing ones are moved in the list, and the form would send an outdated place. */}
        {!expert && (
          <TextField
            label="Order"
            name="order"
            error={errors.order}
            inputMode="numeric"
            hint="Small numbers come first; left empty, a new expert comes last"
          />
        )}
      </div>
      <EvidenceField of="expert-guidance" kept={expert?.evidence} errors={errors} />
      <CheckField label="Shown to visitors" name="is_active" isChecked={expert?.is_active !== 0} />
    </>
  );
}

function WordFields({ expert, errors }: ExpertGuidanceFieldsProps) {
  return (
    <>
      <div className="form-row">
        <TextField label="Name" {...fieldOf(expert, "name", errors)} required />
        <TextField label="Title" {...fieldOf(expert, "title", errors)} required placeholder="Senior counsellor" />
      </div>
      <TextField
        label="Expertise"
        {...fieldOf(expert, "expertise", errors)}
        placeholder="Management and commerce degrees"
      />
      <TextAreaField label="Bio" {...fieldOf(expert, "bio", errors)} rows={4} />
    </>
  );
}
