import { z } from "zod";
import { listQuery } from "#app/domain/list/list-query-schema.ts";
import { confirmFresh } from "#app/domain/freshness/confirm-fresh.server.ts";
import { agingRecord, confirmation, confirmedRecord, freshKind } from "#app/domain/freshness/freshness-schema.ts";
import { listAging } from "#app/domain/freshness/freshness.server.ts";
import { editorOf, type ApiScope, type ApiServices } from "#app/api/api-context.ts";
import { listOf, oneOf, refusalSchema } from "#app/api/envelope-schemas.ts";
import { listEnvelope } from "#app/api/send-list.ts";
import { seenVersion } from "#app/lib/schemas/field-schemas.ts";
import { needs } from "#app/api/admin/needed-permission.ts";
import { sendSave } from "#app/api/admin/send-outcome.ts";

/** Lists courses, claims and rules by age, and confirms that one is still true. */
export function freshnessApi(app: ApiScope, { db }: ApiServices): void {
  const readSchema = {
    summary: "Lists what goes stale next, the oldest first; without a page the first fifty",
    querystring: listQuery.extend({ kind: freshKind.optional() }),
    response: { 200: listOf(agingRecord), 422: refusalSchema },
  };
  app.get("/freshness.php", { schema: readSchema, ...needs("courses.see") }, async (request) =>
    listEnvelope(await listAging(db, request.query)),
  );

  const confirmSchema = {
    summary: "Says that something is still true, checked today; with `before` takes it back",
    querystring: z.object({ seen: seenVersion }),
    body: confirmation,
    response: { 200: oneOf(confirmedRecord), 404: refusalSchema, 409: refusalSchema, 422: refusalSchema },
  };
  app.post("/freshness.php", { schema: confirmSchema, ...needs("courses.change") }, async (request, reply) =>
    sendSave(reply, await confirmFresh(db, request.body, editorOf(request)), {
      status: 200,
      message: request.body.before ? "Taken back" : "Checked today",
    }),
  );
}
