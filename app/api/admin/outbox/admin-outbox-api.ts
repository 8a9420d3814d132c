import { z } from "zod";
import { changeMail, changeMatchingMails } from "#app/domain/outbox/mail-changes.server.ts";
import { findMail, listMails } from "#app/domain/outbox/mail-list.server.ts";
import { mailChange, mailRecord, mailsChange, outboxStatuses } from "#app/domain/outbox/outbox-schema.ts";
import { countsAsked, listQuery } from "#app/domain/list/list-query-schema.ts";
import { sliceOutcome } from "#app/domain/list/slice-schema.ts";
import { recordId } from "#app/lib/schemas/field-schemas.ts";
import { actorOf, type ApiScope, type ApiServices } from "#app/api/api-context.ts";
import { absentRecord, succeeded } from "#app/api/envelope.ts";
import { listOf, oneOf, refusalSchema } from "#app/api/envelope-schemas.ts";
import { listEnvelope } from "#app/api/send-list.ts";
import { sendSave } from "#app/api/admin/send-outcome.ts";
import { recountedSchema, sendSlice } from "#app/api/admin/send-slice.ts";
import { sliceOnce } from "#app/api/admin/slice-once.ts";
import { needs } from "#app/api/admin/needed-permission.ts";

/** The mails that were sent or are queued. */
export function adminOutboxApi(app: ApiScope, { db, noteOpened }: ApiServices): void {
  const readSchema = {
    summary: "Lists mails, newest first, or answers the one of ?id=",
    querystring: listQuery.extend({
      id: recordId("Id").optional(),
      status: z.enum(outboxStatuses).optional(),
      counts: countsAsked,
    }),
    response: { 200: z.union([listOf(mailRecord), oneOf(mailRecord)]), 404: refusalSchema },
  };
  app.get("/outbox.php", { schema: readSchema, ...needs("outbox.see") }, async (request, reply) => {
    const { id, ...query } = request.query;
    if (id === undefined) return listEnvelope(await listMails(db, query));
    const found = await findMail(db, id);
    if (found) await noteOpened(actorOf(request), { type: "mail", id, name: found.subject });
    return found ? succeeded(found) : reply.code(404).send(absentRecord);
  });

  const changeSchema = {
    summary: "Cancels a mail, lets one leave that was held or has failed, or takes a cancellation back",
    querystring: z.object({ id: recordId("Id") }),
    body: mailChange,
    response: { 200: oneOf(mailRecord), 404: refusalSchema, 422: refusalSchema },
  };
  app.put("/outbox.php", { schema: changeSchema, ...needs("outbox.change") }, async (request, reply) => {
    const outcome = await changeMail(db, request.query.id, request.body, actorOf(request));
    return sendSave(reply, outcome, { status: 200, message: sentences[request.body.status] });
  });

  const bulkSchema = {
    summary: "Cancels, or lets leave, all mails of a status that match a search, slice by slice",
    body: mailsChange,
    response: { 200: oneOf(sliceOutcome), 409: recountedSchema, 422: refusalSchema },
  };
  app.put("/outbox-bulk.php", { schema: bulkSchema, ...needs("outbox.change") }, async (request, reply) => {
    const outcome = await sliceOnce(request, request.body, () =>
      changeMatchingMails(db, request.body, actorOf(request)),
    );
    return sendSlice(reply, outcome, sentences[request.body.status]);
  });
}

const sentences = { waiting: "In the outbox again", cancelled: "Cancelled" };
