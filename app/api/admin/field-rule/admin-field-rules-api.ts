import { z } from "zod";
import { fieldRuleInput, fieldRuleRecord } from "#app/domain/field-rule/field-rule-schema.ts";
import { createFieldRule, listFieldRules, updateFieldRule } from "#app/domain/field-rule/field-rules.server.ts";
import { recordId } from "#app/lib/field-schemas.ts";
import { actorOf, type ApiScope, type ApiServices } from "#app/api/api-context.ts";
import { succeeded } from "#app/api/envelope.ts";
import { listOf, oneOf, refusalSchema } from "#app/api/envelope-schemas.ts";
import { needs } from "#app/api/admin/needed-permission.ts";
import { sendSave } from "#app/api/admin/send-outcome.ts";

/** What authorities say about the field: what is barred in which mode, what comes back of a fee. */
export function adminFieldRulesApi(app: ApiScope, { db }: ApiServices): void {
  const readSchema = { summary: "Lists the rules of the field", response: { 200: listOf(fieldRuleRecord) } };
  app.get("/field-rules.php", { schema: readSchema, ...needs("field-rules.see") }, async () =>
    succeeded(await listFieldRules(db)),
  );

  const createSchema = {
    summary: "Creates a rule of the field",
    body: fieldRuleInput,
    response: { 201: oneOf(fieldRuleRecord), 422: refusalSchema },
  };
  app.post("/field-rules.php", { schema: createSchema, ...needs("field-rules.create") }, async (request, reply) =>
    sendSave(reply, await createFieldRule(db, request.body, actorOf(request)), {
      status: 201,
      message: "Rule created",
    }),
  );

  const updateSchema = {
    summary: "Updates a rule of the field",
    querystring: z.object({ id: recordId("Id") }),
    body: fieldRuleInput,
    response: { 200: oneOf(fieldRuleRecord), 404: refusalSchema, 422: refusalSchema },
  };
  app.put("/field-rules.php", { schema: updateSchema, ...needs("field-rules.change") }, async (request, reply) =>
    sendSave(reply, await updateFieldRule(db, request.query.id, request.body, actorOf(request)), {
      status: 200,
      message: "Rule updated",
    }),
  );
}
