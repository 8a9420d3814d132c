import { callForData } from "#app/admin/api/api-client.ts";
import { asRecord } from "#app/admin/draft/form-entries.ts";
import type { StandingOutcome } from "#app/admin/form/standing-form.tsx";
import { refusalOf } from "#app/admin/record/record-actions.ts";
import type { EditedSettings } from "#app/domain/settings/settings-schema.ts";
import { nested } from "./settings-entries.ts";

export type SettingsOutcome = StandingOutcome<EditedSettings>;

export async function saveSettings(request: Request): Promise<SettingsOutcome> {
  const entries = asRecord(await request.formData());
  const { seen, ...fields } = Object.fromEntries(entries);
  try {
    const call = { method: "POST", query: { seen: seen as string }, body: nested(fields) } as const;
    const saved = await callForData<EditedSettings>("settings", call);
    return { saved, said: "Settings saved successfully!" };
  } catch (error) {
    return refusalOf(error, "Failed to save settings");
  }
}
