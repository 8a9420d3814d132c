import {
  leadImportId,
  leadImportInput,
  leadImportOutcome,
  leadImportRecord,
  leadImportRows,
  leadImportTrial,
  leadImportTrialInput,
  leadImportUndone,
} from "#app/domain/lead-import/lead-import-schema.ts";
import { beginLeadImport, listLeadImports } from "#app/domain/lead-import/lead-imports.server.ts";
import { importRows } from "#app/domain/lead-import/import-rows.server.ts";
import { tryRows } from "#app/domain/lead-import/try-rows.server.ts";
import { undoLeadImport } from "#app/domain/lead-import/undo-lead-import.server.ts";
import { listQuery } from "#app/domain/list/list-query-schema.ts";
import { actorOf, type ApiScope, type ApiServices } from "#app/api/api-context.ts";
import { absentRecord, succeeded } from "#app/api/envelope.ts";
import { listOf, oneOf, refusalSchema } from "#app/api/envelope-schemas.ts";
import { listEnvelope } from "#app/api/send-list.ts";
import { needs } from "#app/api/admin/needed-permission.ts";

/** Imports leads from a file: begun, sent slice by slice, and undone as a whole. */
export function leadImportsApi(app: ApiScope, { db }: ApiServices): void {
  const file = "/lead-imports.php";
  const listSchema = {
    summary: "Lists imports, newest first",
    querystring: listQuery.omit({ q: true }),
    response: { 200: listOf(leadImportRecord) },
  };
  app.get(file, { schema: listSchema, ...needs("lead-imports.see") }, async ({ query }) =>
    listEnvelope(await listLeadImports(db, query)),
  );

  const beginSchema = {
    summary: "Begins an import; its rows are sent next",
    body: leadImportInput,
    response: { 201: oneOf(leadImportRecord), 422: refusalSchema },
  };
  app.post(file, { schema: beginSchema, ...needs("lead-imports.create") }, async (request, reply) =>
    reply.code(201).send(succeeded(await beginLeadImport(db, request.body, actorOf(request)))),
  );

  const trialSchema = {
    summary: "Tells what would become of some rows of a file; nothing is stored",
    body: leadImportTrialInput,
    response: { 200: oneOf(leadImportTrial), 422: refusalSchema },
  };
  app.post("/lead-import-trials.php", { schema: trialSchema, ...needs("lead-imports.create") }, async ({ body }) =>
    succeeded(await tryRows(db, body)),
  );

  const rowsSchema = {
    summary: "Stores some rows of an import: known people get what they lack, others become leads, the rest is refused",
    querystring: leadImportId,
    body: leadImportRows,
    response: { 200: oneOf(leadImportOutcome), 404: refusalSchema, 422: refusalSchema },
  };
  app.put(file, { schema: rowsSchema, ...needs("lead-imports.create") }, async (request, reply) => {
    const outcome = await importRows(db, request.query.id, request.body.rows, actorOf(request));
    return outcome ? succeeded(outcome) : reply.code(404).send(absentRecord);
  });

  const undoSchema = {
    summary: "Takes an import back, some leads at a call, until none is left",
    querystring: leadImportId,
    response: { 200: oneOf(leadImportUndone), 404: refusalSchema, 422: refusalSchema },
  };
  app.delete(file, { schema: undoSchema, ...needs("lead-imports.delete") }, async (request, reply) => {
    const undone = await undoLeadImport(db, request.query.id, actorOf(request));
    return undone ? succeeded(undone) : reply.code(404).send(absentRecord);
  });
}
