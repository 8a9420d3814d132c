import { fieldOf } from "#app/admin/fields/field-of.ts";
import { EvidenceField } from "#app/admin/claim-evidence/evidence-field.tsx";
import type { FieldErrors } from "#app/admin/draft/form-entries.ts";
import { IconField } from "#app/admin/fields/icon-field.tsx";
import type { StatItem } from "#app/domain/stat-item/stat-item-schema.ts";
import { TextField } from "#app/ui/field.tsx";
import { statIconChoices } from "./stat-icons.content.ts";

export function StatItemFields({ statItem, errors }: { statItem: StatItem | null; errors: FieldErrors }) {
  return (
    <>
      <div className="form-row">
        <TextField
          label="Number"
          {...fieldOf(statItem, "number", errors)}
          required
          placeholder="50,000+"
          hint="As visitors read it, with its sign"
        />
        <TextField
          label="Text"
          {...fieldOf(statItem, "text", errors)}
          required
          placeholder="Students"
          hint="What is counted"
        />
      </div>
      <IconField label="Icon" name="icon" choices={statIconChoices} chosen={statItem?.icon ?? "GraduationCap"} />
      <EvidenceField of="stat-items" kept={statItem?.evidence} errors={errors} />
    </>
  );
}
