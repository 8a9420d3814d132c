import { z } from "zod";
import { leadChange, leadRecord } from "#app/domain/lead/lead-schema.ts";
import { leadStatuses } from "#app/domain/lead/lead-statuses.ts";
import { changeLeadStatus, deleteLead, listLeads } from "#app/domain/lead/leads.server.ts";
import { listQuery } from "#app/domain/page-of.ts";
import { recordId } from "#app/lib/field-schemas.ts";
import { actorOf, type ApiScope, type ApiServices } from "#app/api/api-context.ts";
import { doneSchema, listOf, oneOf, refusalSchema } from "#app/api/envelope-schemas.ts";
import { listEnvelope } from "#app/api/send-list.ts";
import { sendDeletion, sendSave } from "./send-outcome.ts";

const byId = z.object({ id: recordId("Id") });

/** The enquiries of the consultation form. */
export function adminLeadsApi(app: ApiScope, { db, pictures }: ApiServices): void {
  const leadQuery = listQuery.extend({ status: z.enum(leadStatuses).optional() });
  const listSchema = { summary: "Lists leads", querystring: leadQuery, response: { 200: listOf(leadRecord) } };
  app.get("/leads.php", { schema: listSchema }, async (request) => listEnvelope(await listLeads(db, request.query)));

  const changeSchema = {
    summary: "Changes a lead's status",
    querystring: byId,
    body: leadChange,
    response: { 200: oneOf(leadRecord), 404: refusalSchema, 422: refusalSchema },
  };
  app.put("/leads.php", { schema: changeSchema }, async (request, reply) => {
    const outcome = await changeLeadStatus(db, request.query.id, request.body.status, actorOf(request));
    return sendSave(reply, outcome, { status: 200, message: "Lead updated" });
  });

  const deleteSchema = {
    summary: "Deletes a lead",
    querystring: byId,
    response: { 200: doneSchema, 404: refusalSchema },
  };
  app.delete("/leads.php", { schema: deleteSchema }, async (request, reply) =>
    sendDeletion(reply, await deleteLead(db, request.query.id, actorOf(request)), pictures),
  );
}
