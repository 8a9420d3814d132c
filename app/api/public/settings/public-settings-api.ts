import { findSettings } from "#app/domain/settings/settings.server.ts";
import { settingsRecord } from "#app/domain/settings/settings-schema.ts";
import type { ApiScope, ApiServices } from "#app/api/api-context.ts";
import { succeeded } from "#app/api/envelope.ts";
import { oneOf } from "#app/api/envelope-schemas.ts";
import { sendPublic } from "#app/api/send-list.ts";

/** The site's name, contact details and social links; a link without a target is empty (D16). */
export function publicSettingsApi(app: ApiScope, { db, kept }: ApiServices): void {
  const schema = { summary: "Answers the site's settings", response: { 200: oneOf(settingsRecord) } };
  app.get("/settings.php", { schema }, (request, reply) =>
    sendPublic(request, reply, kept, async () => ({
      status: 200,
      body: succeeded(settingsRecord.parse(await findSettings(db))),
    })),
  );
}
