import { z } from "zod";
import { deskRulesInput, editedDeskRules } from "#app/domain/desk-rules/desk-rules-schema.ts";
import { findDeskRules, saveDeskRules } from "#app/domain/desk-rules/desk-rules.server.ts";
import { type ApiScope, type ApiServices, editorOf } from "#app/api/api-context.ts";
import { succeeded } from "#app/api/envelope.ts";
import { oneOf, refusalSchema, staleOf } from "#app/api/envelope-schemas.ts";
import { needs } from "#app/api/admin/needed-permission.ts";
import { sendSave } from "#app/api/admin/send-outcome.ts";

/** The rules of the office: reasons for losing leads, when to try again. */
export function adminDeskRulesApi(app: ApiScope, { db }: ApiServices): void {
  const readSchema = { summary: "Answers the rules of the office", response: { 200: oneOf(editedDeskRules) } };
  app.get("/desk-rules.php", { schema: readSchema, ...needs("desk-rules.see") }, async () =>
    succeeded(await findDeskRules(db)),
  );

  const saveSchema = {
    summary: "Saves rules of the office; one that is absent stays as it is",
    querystring: z.object({
      seen: z
        .union([z.literal(""), z.iso.datetime()], "Seen must be the updated_at of the rules that were opened")
        .optional(),
    }),
    body: deskRulesInput,
    response: { 200: oneOf(editedDeskRules), 409: staleOf(editedDeskRules), 422: refusalSchema },
  };
  app.post("/desk-rules.php", { schema: saveSchema, ...needs("desk-rules.change") }, async (request, reply) => {
    const outcome = await saveDeskRules(db, request.body, editorOf(request));
    return sendSave(reply, outcome, { status: 200, message: "Rules saved", newer: () => findDeskRules(db) });
  });
}
