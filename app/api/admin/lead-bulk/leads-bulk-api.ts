import { z } from "zod";
import { changeLeads } from "#app/domain/lead/changes/lead-changes.server.ts";
import { leadsBulkChange, leadsDeletion, leadsOutcome } from "#app/domain/lead/lead-schema.ts";
import { changeMatchingLeads, deleteMatchingLeads } from "#app/domain/lead/bulk/lead-slices.server.ts";
import { sliceOutcome } from "#app/domain/list/slice-schema.ts";
import { actorOf, type ApiScope, type ApiServices } from "#app/api/api-context.ts";
import { oneOf, refusalSchema } from "#app/api/envelope-schemas.ts";
import { sendSave } from "#app/api/admin/send-outcome.ts";
import { recountedSchema, sendSlice } from "#app/api/admin/send-slice.ts";
import { sliceOnce } from "#app/api/admin/slice-once.ts";
import { needs } from "#app/api/admin/needed-permission.ts";

/** Changes and deletes many leads at once. */
export function leadsBulkApi(app: ApiScope, { db }: ApiServices): void {
  const changeSchema = {
    summary:
      "Changes stage, owner or follow-up of several leads, and names those that are gone or had another value by now; " +
      "or of all that match a filter, slice by slice",
    body: leadsBulkChange,
    response: { 200: oneOf(z.union([leadsOutcome, sliceOutcome])), 409: recountedSchema, 422: refusalSchema },
  };
  app.put("/leads-bulk.php", { schema: changeSchema, ...needs("leads.change") }, async (request, reply) => {
    const { match, count, after, idempotency_key, change = {}, leads = [], ...each } = request.body;
    const message = "Leads updated";
    if (!match) {
      const outcome = await changeLeads(db, { leads, ...each }, actorOf(request));
      return sendSave(reply, outcome, { status: 200, message });
    }
    const outcome = await sliceOnce(request, { after, idempotency_key }, () =>
      changeMatchingLeads(db, { match, count: count!, after, change }, actorOf(request)),
    );
    return sendSlice(reply, outcome, message);
  });

  const deletionSchema = {
    summary: "Deletes all leads that match a filter, slice by slice",
    querystring: leadsDeletion,
    response: { 200: oneOf(sliceOutcome), 409: recountedSchema, 422: refusalSchema },
  };
  app.delete("/leads-bulk.php", { schema: deletionSchema, ...needs("leads.delete") }, async (request, reply) => {
    const { count, after, idempotency_key, ...match } = request.query;
    const outcome = await sliceOnce(request, { after, idempotency_key }, () =>
      deleteMatchingLeads(db, { match, count, after }, actorOf(request)),
    );
    return sendSlice(reply, outcome, "Leads deleted");
  });
}
