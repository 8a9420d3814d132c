import { z } from "zod";
import { historyEntry, historyLine, historyPerson } from "#app/domain/activity/activity-schema.ts";
import { listHistory, listHistoryPeople } from "#app/domain/activity/history.server.ts";
import { listQuery } from "#app/domain/list/list-query-schema.ts";
import { readHistoryEntry } from "#app/domain/version/history-entry.server.ts";
import { quietText, recordId } from "#app/lib/schemas/field-schemas.ts";
import { day } from "#app/lib/schemas/row-schemas.ts";
import type { ApiScope, ApiServices } from "#app/api/api-context.ts";
import { absentRecord, succeeded } from "#app/api/envelope.ts";
import { listOf, oneOf, refusalSchema } from "#app/api/envelope-schemas.ts";
import { needs } from "#app/api/admin/needed-permission.ts";
import { listEnvelope } from "#app/api/send-list.ts";

const query = listQuery.extend({
  id: recordId("Id").optional(),
  who: recordId("Who").optional(),
  act: historyLine.shape.action.optional(),
  kind: quietText(40).optional(),
  from: day("From").optional(),
  to: day("To").optional(),
});

/** The audit of thirteen months, read-only. */
export function adminHistoryApi(app: ApiScope, { db }: ApiServices): void {
  const schema = {
    summary:
      "Lists who did what to which record, when and from where, newest first, a page of 25 where none is asked for; or answers the line of ?id= with each field that became another",
    querystring: query,
    response: { 200: z.union([listOf(historyLine), oneOf(historyEntry)]), 404: refusalSchema, 422: refusalSchema },
  };
  app.get("/history.php", { schema, ...needs("history.see") }, async (request, reply) => {
    const { id, ...asked } = request.query;
    if (id === undefined) return listEnvelope(await listHistory(db, { page: 1, ...asked }));
    const found = await readHistoryEntry(db, id);
    return found ? succeeded(found) : reply.code(404).send(absentRecord);
  });

  const peopleSchema = {
    summary: "Lists those whose acts the history may hold, whoever left among them",
    response: { 200: listOf(historyPerson) },
  };
  app.get("/history-people.php", { schema: peopleSchema, ...needs("history.see") }, async () =>
    succeeded(await listHistoryPeople(db)),
  );
}
