import { z } from "zod";
import { historyDays, historyLine } from "#app/domain/activity/activity-schema.ts";
import { listHistory } from "#app/domain/activity/history.server.ts";
import { listQuery } from "#app/domain/page-of.ts";
import { quietText, recordId } from "#app/lib/field-schemas.ts";
import type { ApiScope, ApiServices } from "#app/api/api-context.ts";
import { listOf, refusalSchema } from "#app/api/envelope-schemas.ts";
import { needs } from "#app/api/admin/needed-permission.ts";
import { listEnvelope } from "#app/api/send-list.ts";

const query = listQuery.extend({
  who: recordId("Who").optional(),
  act: historyLine.shape.action.optional(),
  kind: quietText(40).optional(),
  day: z.enum(historyDays, `Day must be one of ${historyDays.join(", ")}`).optional(),
});

/** The audit of thirteen months. It is read; nobody can change it. */
export function adminHistoryApi(app: ApiScope, { db }: ApiServices): void {
  const schema = {
    summary: "Lists who did what to which record, when and from where, newest first",
    querystring: query,
    response: { 200: listOf(historyLine), 422: refusalSchema },
  };
  app.get("/history.php", { schema, ...needs("history.see") }, async (request) =>
    listEnvelope(await listHistory(db, { page: 1, ...request.query })),
  );
}
