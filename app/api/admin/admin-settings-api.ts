import { findSettings, updateSettings } from "#app/domain/settings/settings.server.ts";
import { settingsInput, settingsRecord } from "#app/domain/settings/settings-schema.ts";
import { actorOf, type ApiScope, type ApiServices } from "#app/api/api-context.ts";
import { succeeded } from "#app/api/envelope.ts";
import { oneOf, refusalSchema } from "#app/api/envelope-schemas.ts";

/** The site's name, contact details and social links. */
export function adminSettingsApi(app: ApiScope, { db }: ApiServices): void {
  const readSchema = { summary: "Answers the settings", response: { 200: oneOf(settingsRecord) } };
  app.get("/settings.php", { schema: readSchema }, async () => succeeded(await findSettings(db)));

  const saveSchema = {
    summary: "Saves the settings",
    body: settingsInput,
    response: { 200: oneOf(settingsRecord), 422: refusalSchema },
  };
  app.post("/settings.php", { schema: saveSchema }, async (request) =>
    succeeded(await updateSettings(db, request.body, actorOf(request)), "Settings saved successfully!"),
  );
}
