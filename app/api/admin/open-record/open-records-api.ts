import { z } from "zod";
import { recordReader } from "#app/domain/open-record/open-record-schema.ts";
import { noteClosed, noteOpen } from "#app/domain/open-record/open-records.server.ts";
import { type OpenList, openLists, openPermission, isPartlyMet } from "#app/domain/open-record/open-lists.ts";
import { recordId } from "#app/lib/schemas/field-schemas.ts";
import { actorOf, type ApiScope, type ApiServices, staffOf } from "#app/api/api-context.ts";
import { absentRecord, done, succeeded } from "#app/api/envelope.ts";
import { doneSchema, listOf, refusalSchema } from "#app/api/envelope-schemas.ts";
import { needsOneOf } from "#app/api/admin/needed-permission.ts";

const path = "/open-records.php";

const querystring = z.object({
  list: z.enum(openLists, "Choose one of the lists that staff write"),
  id: recordId("Id"),
});

const permission = needsOneOf([...new Set(openLists.map(openPermission))], (request) =>
  openPermission((request.query as { list: OpenList }).list),
);

/** Who has a record open at the same time (record 085). */
export function openRecordsApi(app: ApiScope, { db, answeredLists }: ApiServices): void {
  const schema = {
    summary: "Says that one has a record open, for the next minute, and answers who else has",
    querystring,
    response: { 200: listOf(recordReader), 404: refusalSchema, 422: refusalSchema },
  };
  app.put(path, { schema, ...permission }, async (request, reply) => {
    const { list, id } = request.query;
    // Hides who has a person open from staff who may not see that person.
    const isMet = !isPartlyMet(list) || (await answeredLists.get(list)!.find(db, id, actorOf(request))) !== null;
    if (!isMet) return reply.code(404).send(absentRecord);
    return succeeded(await noteOpen(db, { list, id, userId: staffOf(request).user.id }));
  });

  const closing = {
    summary: "Says that one has closed a record",
    querystring,
    response: { 200: doneSchema, 422: refusalSchema },
  };
  app.delete(path, { schema: closing, ...permission }, async (request) => {
    await noteClosed(db, { ...request.query, userId: staffOf(request).user.id });
    return done("Closed");
  });
}
