import { findLead, listSamePerson } from "#app/domain/lead/list/lead-list.server.ts";
import { mergeLead, unmergeLead } from "#app/domain/lead/people/lead-merges.server.ts";
import { leadMergeInput, leadRecord } from "#app/domain/lead/lead-schema.ts";
import { actorOf, type ApiScope, type ApiServices } from "#app/api/api-context.ts";
import { absentRecord, succeeded } from "#app/api/envelope.ts";
import { listOf, oneOf, refusalSchema } from "#app/api/envelope-schemas.ts";
import { byId } from "#app/api/admin/by-id.ts";
import { sendSave } from "#app/api/admin/send-outcome.ts";
import { needs } from "#app/api/admin/needed-permission.ts";

const refusals = { 404: refusalSchema, 422: refusalSchema };

/** Merges several leads of one person, and separates them again. */
export function leadMergesApi(app: ApiScope, { db }: ApiServices): void {
  const readSchema = {
    summary:
      "Lists the other leads of the same person: duplicates, and those merged into this one. The fifty with the newest activity; meta says how many there are",
    querystring: byId,
    response: { 200: listOf(leadRecord), ...refusals },
  };
  app.get("/lead-merges.php", { schema: readSchema, ...needs("leads.see") }, async (request, reply) => {
    const actor = actorOf(request);
    const lead = await findLead(db, request.query.id, actor);
    if (!lead) return reply.code(404).send(absentRecord);
    const { rows, meta } = await listSamePerson(db, lead, actor);
    return { ...succeeded(rows), meta };
  });

  const mergeSchema = {
    summary: "Merges a duplicate into the lead of ?id=, which takes over what is fuller of it; the message says what",
    querystring: byId,
    body: leadMergeInput,
    response: { 200: oneOf(leadRecord), ...refusals },
  };
  app.post("/lead-merges.php", { schema: mergeSchema, ...needs("leads.change") }, async (request, reply) => {
    const outcome = await mergeLead(db, request.query.id, request.body.duplicate_id, actorOf(request));
    return sendSave(reply, outcome, { status: 200, message: "Leads merged" });
  });

  const unmergeSchema = {
    summary: "Takes the merged lead of ?id= out of its survivor again",
    querystring: byId,
    response: { 200: oneOf(leadRecord), ...refusals },
  };
  app.delete("/lead-merges.php", { schema: unmergeSchema, ...needs("leads.change") }, async (request, reply) => {
    const outcome = await unmergeLead(db, request.query.id, actorOf(request));
    return sendSave(reply, outcome, { status: 200, message: "Leads taken apart" });
  });
}
