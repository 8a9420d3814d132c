import { z } from "zod";
import { findEditedSettings, updateSettings } from "#app/domain/settings/settings.server.ts";
import { editedSettingsRecord, settingsInput } from "#app/domain/settings/settings-schema.ts";
import { seenVersion } from "#app/lib/field-schemas.ts";
import { type ApiScope, type ApiServices, editorOf } from "#app/api/api-context.ts";
import { succeeded } from "#app/api/envelope.ts";
import { oneOf, refusalSchema, staleOf } from "#app/api/envelope-schemas.ts";
import { sendSave } from "#app/api/admin/send-outcome.ts";
import { needs } from "#app/api/admin/needed-permission.ts";

/** The site's name, contact details and social links. */
export function adminSettingsApi(app: ApiScope, { db }: ApiServices): void {
  const readSchema = { summary: "Answers the settings", response: { 200: oneOf(editedSettingsRecord) } };
  app.get("/settings.php", { schema: readSchema, ...needs("settings.see") }, async () =>
    succeeded(await findEditedSettings(db)),
  );

  const saveSchema = {
    summary: "Saves the settings",
    querystring: z.object({ seen: seenVersion }),
    body: settingsInput,
    response: { 200: oneOf(editedSettingsRecord), 409: staleOf(editedSettingsRecord), 422: refusalSchema },
  };
  app.post("/settings.php", { schema: saveSchema, ...needs("settings.change") }, async (request, reply) => {
    const outcome = await updateSettings(db, request.body, editorOf(request));
    const newer = () => findEditedSettings(db);
    return sendSave(reply, outcome, { status: 200, message: "Settings saved successfully!", newer });
  });
}
