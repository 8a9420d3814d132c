import { z } from "zod";
import { recordReader } from "#app/domain/open-record/open-record-schema.ts";
import { noteClosed, noteOpen } from "#app/domain/open-record/open-records.server.ts";
import { versionLists } from "#app/domain/version/content-lists.ts";
import { recordId } from "#app/lib/field-schemas.ts";
import { type ApiScope, type ApiServices, staffOf } from "#app/api/api-context.ts";
import { done, succeeded } from "#app/api/envelope.ts";
import { doneSchema, listOf, refusalSchema } from "#app/api/envelope-schemas.ts";
import { needsVersionsOf } from "#app/api/admin/version/needs-versions-of.ts";

const path = "/open-records.php";

const querystring = z.object({
  list: z.enum(versionLists, "Choose one of the lists that staff write"),
  id: recordId("Id"),
});

/** Who has a record open at the same time (record 085). */
export function openRecordsApi(app: ApiScope, { db }: ApiServices): void {
  const schema = {
    summary: "Says that one has a record open, for the next minute, and answers who else has",
    querystring,
    response: { 200: listOf(recordReader), 422: refusalSchema },
  };
  app.put(path, { schema, ...needsVersionsOf("see") }, async (request) =>
    succeeded(await noteOpen(db, { ...request.query, userId: staffOf(request).user.id })),
  );

  const closing = {
    summary: "Says that one has closed a record",
    querystring,
    response: { 200: doneSchema, 422: refusalSchema },
  };
  app.delete(path, { schema: closing, ...needsVersionsOf("see") }, async (request) => {
    await noteClosed(db, { ...request.query, userId: staffOf(request).user.id });
    return done("Closed");
  });
}
