import { callApi } from "#app/admin/api-client.ts";
import { asRecord } from "#app/admin/draft/form-entries.ts";
import type { SaveRefusal } from "#app/admin/form/use-field-checks.ts";
import { refusalOf } from "#app/admin/record/record-actions.ts";
import type { EditedSettings } from "#app/domain/settings/settings-schema.ts";
import { nested } from "./settings-entries.ts";

/** What became of a save: the version it made, or why nothing was stored. */
export type SettingsOutcome = { saved: EditedSettings } | SaveRefusal;

export async function saveSettings(request: Request): Promise<SettingsOutcome> {
  const entries = asRecord(await request.formData());
  const { seen, ...fields } = Object.fromEntries(entries);
  try {
    const call = { method: "POST", query: { seen: seen as string }, body: nested(fields) } as const;
    return { saved: (await callApi<EditedSettings>("settings", call)).data! };
  } catch (error) {
    return refusalOf(error, "Failed to save settings");
  }
}
