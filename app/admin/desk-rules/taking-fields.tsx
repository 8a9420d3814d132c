import type { FieldErrors } from "#app/admin/draft/form-entries.ts";
import { type RowColumn, RowsField } from "#app/admin/list-fields/rows-field.tsx";
import type { Counsellor } from "#app/domain/lead/counsellor-schema.ts";
import { SettingsSection } from "#app/admin/settings/settings-section.tsx";
import type { DeskRules } from "#app/domain/desk-rules/desk-rules-schema.ts";
import { takingFieldWords, takingWayWords } from "#app/domain/lead-taking/taking-words.ts";
import { SelectField } from "#app/ui/field.tsx";

interface TakingFieldsProps {
  rules: DeskRules;
  counsellors: Counsellor[];
  errors: FieldErrors;
}

/** Who gets new leads: the staff with their hours, and rules naming some of them. */
export function TakingFields({ rules, counsellors, errors }: TakingFieldsProps) {
  const person: RowColumn = {
    name: "user_id",
    label: "Person",
    options: Object.fromEntries(counsellors.map(({ id, username }) => [id, username])),
    none: "Choose",
  };
  return (
    <SettingsSection
      title="New leads"
      text="A lead that a form sends goes to somebody who is present, and says why. Who asks while nobody is, is given to somebody as soon as the first one comes."
    >
      <SelectField label="Who takes it" name="taking" defaultValue={rules.taking} error={errors["taking"]}>
        {Object.entries(takingWayWords).map(([way, words]) => (
          <option key={way} value={way}>
            {words}
          </option>
        ))}
      </SelectField>
      <RowsField
        label="People who take new leads"
        name="takers"
        one="person"
        columns={[person, ...presence]}
        kept={rules.takers}
        hint="Without hours of their own those of the office count. Whoever has as many leads waiting for a first call as they take is passed over."
        errors={errors}
      />
      <RowsField
        label="Rules"
        name="taking_rules"
        one="rule"
        columns={[...asked, person]}
        kept={rules.taking_rules}
        hint="The first that holds counts; the same words in several rules name several people. A level is UG, PG or PGDCS; a source is a page or a campaign. Where nobody named is present, everybody else may take it."
        errors={errors}
      />
    </SettingsSection>
  );
}

const presence: RowColumn[] = [
  { name: "hours", label: "Hours", placeholder: "As the office" },
  { name: "days_off", label: "Days off", placeholder: "Sat, Sun" },
  { name: "leave_from", label: "Leave from", type: "date" },
  { name: "leave_until", label: "Leave until", type: "date" },
  { name: "most_waiting", label: "At most waiting", inputMode: "numeric" },
];

const asked: RowColumn[] = [
  { name: "field", label: "What", options: takingFieldWords },
  { name: "words", label: "Has the words", placeholder: "MBA" },
];
