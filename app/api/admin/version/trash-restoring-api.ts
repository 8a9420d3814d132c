import { listQuery } from "#app/domain/list/list-query-schema.ts";
import { sliceAsked, sliceOutcome } from "#app/domain/list/slice-schema.ts";
import { restoreMany, restoreMatching } from "#app/domain/version/trash/restore-many.server.ts";
import { restoredTogether } from "#app/domain/version/version-schema.ts";
import { actorOf, type ApiScope, type ApiServices } from "#app/api/api-context.ts";
import { succeeded } from "#app/api/envelope.ts";
import { oneOf, refusalSchema } from "#app/api/envelope-schemas.ts";
import { needs } from "#app/api/admin/needed-permission.ts";
import { recountedSchema, sendSlice } from "#app/api/admin/send-slice.ts";
import { sliceOnce } from "#app/api/admin/slice-once.ts";
import { trashFilters } from "./trash-filters.ts";

/** Restores many records from the trash: those named, or all that match a filter. */
export function trashRestoringApi(app: ApiScope, { db }: ApiServices): void {
  const manySchema = {
    summary: "Takes several records out of the trash, and names those that cannot come back",
    body: restoredTogether,
    response: { 200: oneOf(sliceOutcome.pick({ changed: true, kept: true })), 422: refusalSchema },
  };
  app.put("/trash-bulk.php", { schema: manySchema, ...needs("trash.change") }, async (request) =>
    succeeded(await restoreMany(db, request.body.ids, actorOf(request)), "Restored"),
  );

  const allSchema = {
    summary:
      "Takes all records that match a filter out of the trash, slice by slice, and names those that cannot come back",
    querystring: listQuery.pick({ q: true }).extend({ ...trashFilters, ...sliceAsked.shape }),
    response: { 200: oneOf(sliceOutcome), 409: recountedSchema, 422: refusalSchema },
  };
  app.post("/trash-bulk.php", { schema: allSchema, ...needs("trash.change") }, async (request, reply) => {
    const { count, after, idempotency_key, ...query } = request.query;
    const outcome = await sliceOnce(request, { after, idempotency_key }, () =>
      restoreMatching(db, query, { count, after }, actorOf(request)),
    );
    return sendSlice(reply, outcome, "Restored");
  });
}
