import { z } from "zod";
import { mailChange, mailRecord, outboxStatuses } from "#app/domain/outbox/outbox-schema.ts";
import { listMails, retryMail } from "#app/domain/outbox/outbox.server.ts";
import { listQuery } from "#app/domain/page-of.ts";
import { recordId } from "#app/lib/field-schemas.ts";
import { actorOf, type ApiScope, type ApiServices } from "#app/api/api-context.ts";
import { listOf, oneOf, refusalSchema } from "#app/api/envelope-schemas.ts";
import { listEnvelope } from "#app/api/send-list.ts";
import { sendSave } from "./send-outcome.ts";

/** The mails that the product has sent or is about to send. */
export function adminOutboxApi(app: ApiScope, { db }: ApiServices): void {
  const mailQuery = listQuery.extend({ status: z.enum(outboxStatuses).optional() });
  const listSchema = { summary: "Lists mails", querystring: mailQuery, response: { 200: listOf(mailRecord) } };
  app.get("/outbox.php", { schema: listSchema }, async (request) => listEnvelope(await listMails(db, request.query)));

  const retrySchema = {
    summary: "Tries a mail again that could not be sent",
    querystring: z.object({ id: recordId("Id") }),
    body: mailChange,
    response: { 200: oneOf(mailRecord), 404: refusalSchema, 422: refusalSchema },
  };
  app.put("/outbox.php", { schema: retrySchema }, async (request, reply) => {
    const outcome = await retryMail(db, request.query.id, actorOf(request));
    return sendSave(reply, outcome, { status: 200, message: "The mail is sent again" });
  });
}
