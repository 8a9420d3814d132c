import type { FieldErrors } from "#app/admin/draft/form-entries.ts";
import { ListField } from "#app/admin/list-fields/list-field.tsx";
import type { EditedSettings } from "#app/domain/settings/settings-schema.ts";
import { TextField } from "#app/ui/field.tsx";
import { SettingsSection } from "./settings-section.tsx";

const days = [
  { name: "mon", label: "Monday" },
  { name: "tue", label: "Tuesday" },
  { name: "wed", label: "Wednesday" },
  { name: "thu", label: "Thursday" },
  { name: "fri", label: "Friday" },
  { name: "sat", label: "Saturday" },
  { name: "sun", label: "Sunday" },
] as const;

/** The office hours, edited only here (record 147). */
export function HoursSection({ settings, errors }: { settings: EditedSettings; errors: FieldErrors }) {
  return (
    <SettingsSection
      title="Business hours"
      text="In the time of India, such as 09:00-17:00. Visitors read them, and the promised first reply, the next try and the mails of the day count by them."
    >
      <div className="desk-hours">
        {days.map(({ name, label }) => (
          <TextField
            key={name}
            label={label}
            name={`businessHours.${name}`}
            autoComplete="off"
            placeholder="Closed"
            defaultValue={settings.businessHours[name]}
            error={errors[`businessHours.${name}`]}
          />
        ))}
      </div>
      <ListField
        label="Holidays"
        name="holidays"
        one="holiday"
        kept={settings.holidays}
        hint="A day such as 2026-12-25, its name behind it"
        error={errors["holidays"]}
      />
    </SettingsSection>
  );
}
