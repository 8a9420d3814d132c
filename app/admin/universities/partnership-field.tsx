import type { FieldErrors } from "#app/admin/draft/form-entries.ts";
import { partnershipWords } from "#app/domain/university/partnership-words.ts";
import type { University } from "#app/domain/university/university-schema.ts";
import { SelectField } from "#app/ui/field.tsx";

interface PartnershipFieldProps {
  university: University | null;
  errors: FieldErrors;
}

/** The text for visitors; it does not affect the order of lists (record 071). */
export function PartnershipField({ university, errors }: PartnershipFieldProps) {
  return (
    <SelectField
      label="Who pays us"
      name="partnership"
      hint="Visitors read it on the university, its courses and in comparisons"
      defaultValue={university?.partnership ?? ""}
      error={errors.partnership}
    >
      <option value="">Not said yet</option>
      {Object.entries(partnershipWords).map(([value, words]) => (
        <option key={value} value={value}>
          {words}
        </option>
      ))}
    </SelectField>
  );
}
