import { enquiryEventRecord } from "#app/domain/enquiry-event/enquiry-event-schema.ts";
import { noteInput } from "#app/domain/enquiry-event/note-schema.ts";
import { logLeadEvent, sendLeadMail } from "#app/domain/lead/contacts/lead-contacts.server.ts";
import { findLead } from "#app/domain/lead/list/lead-list.server.ts";
import { listLeadEvents } from "#app/domain/lead/people/lead-merges.server.ts";
import { leadMailInput } from "#app/domain/lead/lead-mail-schema.ts";
import { leadRecord, notedLead } from "#app/domain/lead/lead-schema.ts";
import { takeBackLeadEvent } from "#app/domain/lead/contacts/taken-back-contacts.server.ts";
import { readQuietEnd } from "#app/domain/desk-rules/desk-rules.server.ts";
import { officeMailPromise } from "#app/domain/outbox/mail-promise.ts";
import { listQuery } from "#app/domain/list/list-query-schema.ts";
import { recordId } from "#app/lib/schemas/field-schemas.ts";
import { actorOf, type ApiScope, type ApiServices } from "#app/api/api-context.ts";
import { absentRecord } from "#app/api/envelope.ts";
import { listOf, oneOf, refusalSchema } from "#app/api/envelope-schemas.ts";
import { listEnvelope } from "#app/api/send-list.ts";
import { byId } from "#app/api/admin/by-id.ts";
import { sendSave } from "#app/api/admin/send-outcome.ts";
import { needs } from "#app/api/admin/needed-permission.ts";

/** A lead's timeline: reading it, notes, and mails to the lead. */
export function leadTimelineApi(app: ApiScope, { db, hasMailServer, noteOpened }: ApiServices): void {
  const readSchema = {
    summary: "Lists what happened with a lead, newest first",
    querystring: byId.extend(listQuery.pick({ page: true, limit: true }).shape),
    response: { 200: listOf(enquiryEventRecord), 404: refusalSchema, 422: refusalSchema },
  };
  app.get("/lead-events.php", { schema: readSchema, ...needs("leads.see") }, async (request, reply) => {
    const { id, ...query } = request.query;
    const lead = await findLead(db, id, actorOf(request));
    if (!lead) return reply.code(404).send(absentRecord);
    await noteOpened(actorOf(request), { type: "lead", id, name: lead.name });
    return listEnvelope(await listLeadEvents(db, id, { ...query, ...actorOf(request) }));
  });

  const logSchema = {
    summary:
      "Notes something of a lead; what `is_begun` by a press is completed by the next call, note of it or message of the same member of staff",
    querystring: byId,
    body: noteInput,
    response: { 201: oneOf(notedLead), 404: refusalSchema, 422: refusalSchema },
  };
  app.post("/lead-events.php", { schema: logSchema, ...needs("leads.change") }, async (request, reply) => {
    const outcome = await logLeadEvent(db, request.query.id, request.body, actorOf(request));
    return sendSave(reply, outcome, { status: 201, message: "Added to the timeline" });
  });

  const takingBackSchema = {
    summary: "Takes a line of a lead's timeline back, with the stage and owner that it gave the lead",
    querystring: byId.extend({ event: recordId("Event") }),
    response: { 200: oneOf(leadRecord), 404: refusalSchema, 422: refusalSchema },
  };
  app.delete("/lead-events.php", { schema: takingBackSchema, ...needs("leads.change") }, async (request, reply) => {
    const { id, event } = request.query;
    const outcome = await takeBackLeadEvent(db, id, event, actorOf(request));
    return sendSave(reply, outcome, { status: 200, message: "Taken back" });
  });

  const mailSchema = {
    summary: "Sends a mail to a lead; the answer comes to the contact e-mail",
    querystring: byId,
    body: leadMailInput,
    response: { 201: oneOf(leadRecord), 404: refusalSchema, 422: refusalSchema },
  };
  app.post("/lead-mails.php", { schema: mailSchema, ...needs("leads.change") }, async (request, reply) => {
    const outcome = await sendLeadMail(db, request.query.id, request.body, actorOf(request));
    const message = officeMailPromise("The mail", hasMailServer, await readQuietEnd(db));
    return sendSave(reply, outcome, { status: 201, message });
  });
}
