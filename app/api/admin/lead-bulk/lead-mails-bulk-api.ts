import { mailLeads, mailMatchingLeads } from "#app/domain/lead/bulk/lead-mails-bulk.server.ts";
import { leadMailsBulk } from "#app/domain/lead/lead-mail-schema.ts";
import { sliceOutcome } from "#app/domain/list/slice-schema.ts";
import { actorOf, type ApiScope, type ApiServices } from "#app/api/api-context.ts";
import { succeeded } from "#app/api/envelope.ts";
import { oneOf, refusalSchema } from "#app/api/envelope-schemas.ts";
import { needs } from "#app/api/admin/needed-permission.ts";
import { recountedSchema, sendSlice } from "#app/api/admin/send-slice.ts";
import { sliceOnce } from "#app/api/admin/slice-once.ts";

/** Mails one template to many leads, with each lead's placeholders filled. */
export function leadMailsBulkApi(app: ApiScope, { db }: ApiServices): void {
  const mailSchema = {
    summary:
      "Sends a mail to several leads, with their own `{name}` and `{course}` and the writer's `{counsellor}`, or slice by slice to " +
      "all that match a filter; who has no address or wants no contact is left out and named",
    body: leadMailsBulk,
    response: { 200: oneOf(sliceOutcome), 409: recountedSchema, 422: refusalSchema },
  };
  app.post("/lead-mails-bulk.php", { schema: mailSchema, ...needs("leads.change") }, async (request, reply) => {
    const { match, count, after, idempotency_key, leads = [], ...words } = request.body;
    const actor = actorOf(request);
    const message = "Mails written";
    if (match) {
      const outcome = await sliceOnce(request, { after, idempotency_key }, () =>
        mailMatchingLeads(db, { match, count: count!, after, words }, actor),
      );
      return sendSlice(reply, outcome, message);
    }
    const outcome = await mailLeads(db, leads, words, actor);
    return succeeded({ ...outcome, done: leads.length, total: leads.length, next: null }, message);
  });
}
