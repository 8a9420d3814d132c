import type { FastifyRequest } from "fastify";
import { z } from "zod";
import { findEditedSettings, changeSettings } from "#app/domain/settings/settings.server.ts";
import {
  type EditedSettings,
  editedSettingsRecord,
  mailAddresses,
  type SettingsChange,
  type SettingsInput,
  settingsInput,
} from "#app/domain/settings/settings-schema.ts";
import { isPermitted, type Permission } from "#app/domain/permission/permissions.ts";
import { seenVersion } from "#app/lib/schemas/field-schemas.ts";
import { type ApiScope, type ApiServices, editorOf, staffOf } from "#app/api/api-context.ts";
import { succeeded } from "#app/api/envelope.ts";
import { oneOf, refusalSchema, staleOf } from "#app/api/envelope-schemas.ts";
import { sendSave } from "#app/api/admin/send-outcome.ts";
import { needsOneOf } from "#app/api/admin/needed-permission.ts";

/** The site's name, contact details and social links; only some may see and change where mails go (record 121). */
export function adminSettingsApi(app: ApiScope, { db }: ApiServices): void {
  const readSchema = { summary: "Answers the settings", response: { 200: oneOf(editedSettingsRecord) } };
  const seeing = needsOneOf(["settings.see", "mail-addresses.see"]);
  app.get("/settings.php", { schema: readSchema, ...seeing }, async (request) =>
    succeeded(shownTo(request, await findEditedSettings(db))),
  );

  const saveSchema = {
    summary: "Saves the settings",
    querystring: z.object({ seen: seenVersion }),
    body: settingsInput,
    response: { 200: oneOf(editedSettingsRecord), 409: staleOf(editedSettingsRecord), 422: refusalSchema },
  };
  const changing = needsOneOf(["settings.change", "mail-addresses.change"]);
  app.post("/settings.php", { schema: saveSchema, ...changing }, async (request, reply) => {
    const outcome = await changeSettings(db, decidedBy(request, request.body), editorOf(request));
    const newer = async () => shownTo(request, await findEditedSettings(db));
    const shown = "record" in outcome ? { record: shownTo(request, outcome.record) } : outcome;
    return sendSave(reply, shown, { status: 200, message: "Settings saved successfully!", newer });
  });
}

const may = (request: FastifyRequest, permission: Permission) => isPermitted(staffOf(request).user.role, permission);

function shownTo(request: FastifyRequest, settings: EditedSettings): EditedSettings {
  if (may(request, "mail-addresses.see")) return settings;
  const { enquiryEmail, ...shown } = settings;
  return shown;
}

/** Drops mail addresses from the input of those who may not change them. */
function decidedBy(request: FastifyRequest, input: SettingsInput): SettingsChange {
  if (may(request, "mail-addresses.change")) return input;
  const withheld: readonly string[] = mailAddresses;
  const others = Object.entries(input).filter(([name]) => !withheld.includes(name));
  return Object.fromEntries(others) as SettingsChange;
}
