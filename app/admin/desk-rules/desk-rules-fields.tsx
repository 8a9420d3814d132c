import { fieldOf } from "#app/admin/fields/field-of.ts";
import { Link } from "react-router";
import type { FieldErrors } from "#app/admin/draft/form-entries.ts";
import { ListField } from "#app/admin/list-fields/list-field.tsx";
import type { DeskRules } from "#app/domain/desk-rules/desk-rules-schema.ts";
import { hoursInOneLine } from "#app/domain/desk-rules/hours-words.ts";
import { TextField } from "#app/ui/field.tsx";
import { SettingsSection } from "#app/admin/settings/settings-section.tsx";

interface DeskRulesFieldsProps {
  rules: DeskRules;
  errors: FieldErrors;
}

export function DeskRulesFields({ rules, errors }: DeskRulesFieldsProps) {
  return (
    <>
      <SettingsSection title="Lost leads" text="Whoever moves a lead to Lost says why, by one of these.">
        <ListField
          label="Reasons"
          name="lost_reasons"
          one="reason"
          kept={rules.lost_reasons}
          error={errors["lost_reasons"]}
        />
      </SettingsSection>
      <SettingsSection title="Nobody answered" text="When a person comes back who was not reached, or was busy.">
        <ListField
          label="Tries"
          name="tries"
          one="try"
          kept={rules.tries}
          hint="The first after the first call that nobody took, and so on: 2 h, 1 day for the next day at another hour, day 3 for the third day. Always in business hours; after the last, whoever was never spoken with is lost."
          error={errors["tries"]}
        />
      </SettingsSection>
      <SettingsSection
        title="First reply"
        text={`How long a new lead waits is counted in the business hours: ${hoursInOneLine(rules.office) || "none yet"}.`}
      >
        <p>
          <Link to="/admin/settings">Change hours and holidays in the settings</Link>
        </p>
        <TextField
          label="First reply within, in minutes"
          {...fieldOf(rules, "first_reply_minutes", errors)}
          type="number"
          min={1}
          max={1440}
        />
      </SettingsSection>
      <SettingsSection
        title="Quiet hours"
        text="In these hours of India no mail leaves that staff write to somebody: it waits for their end."
      >
        <div className="form-row">
          <TextField label="From" {...fieldOf(rules, "quiet_from", errors)} type="time" />
          <TextField
            label="Until"
            {...fieldOf(rules, "quiet_until", errors)}
            type="time"
            hint="Both empty: mails leave at any hour"
          />
        </div>
      </SettingsSection>
      <SettingsSection
        title="Mails of the day"
        text="On days when the office is open: in the morning everybody who works with leads reads their own day in five lines, in the evening administrators that of the office. Each may switch them off under My account."
      >
        <div className="form-row">
          <TextField label="Morning mail at" {...fieldOf(rules, "morning_mail_at", errors)} type="time" />
          <TextField
            label="Evening mail at"
            {...fieldOf(rules, "evening_mail_at", errors)}
            type="time"
            hint="Leave empty to send none"
          />
        </div>
      </SettingsSection>
    </>
  );
}
