import { useSaveAnswer } from "#app/admin/form/use-save-answer.ts";
import type { FieldErrors } from "#app/admin/draft/form-entries.ts";
import { StandingForm, useOpened } from "#app/admin/form/standing-form.tsx";
import type { EditedSettings } from "#app/domain/settings/settings-schema.ts";
import type { SettingsOutcome } from "./save-settings.ts";
import { settingsForm } from "./settings-form-schema.ts";
import { SettingsFields } from "./settings-fields.tsx";

const rules = { schema: settingsForm, requiredFields: ["siteName", "contactEmail"] };

export function SettingsForm({ settings: stored }: { settings: EditedSettings }) {
  const outcome = useSaveAnswer<SettingsOutcome>();
  const opened = useOpened(stored, outcome && "saved" in outcome ? outcome.saved : undefined);
  return (
    <StandingForm
      list="settings"
      rules={rules}
      opened={{ ...opened, id: 1 }}
      fieldsOf={fieldsOf}
      submitLabel="Save Changes"
    />
  );
}

const fieldsOf = (settings: EditedSettings, errors: FieldErrors) => (
  <SettingsFields settings={settings} errors={errors} />
);
