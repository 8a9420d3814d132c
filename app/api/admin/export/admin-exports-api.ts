import { type AskedExport, issueExportLink } from "#app/domain/export/export-links.server.ts";
import { type ExportInput, exportInput, exportLink } from "#app/domain/export/export-schema.ts";
import { noteAsked } from "#app/domain/export/told-export.server.ts";
import { exportedLists } from "#app/domain/export/list-exports.ts";
import type { FieldErrors } from "#app/domain/outcome.ts";
import type { Permission } from "#app/domain/permission/permissions.ts";
import type { AnsweredList } from "#app/api/answered-lists.ts";
import { actorOf, type ApiScope, type ApiServices } from "#app/api/api-context.ts";
import { refused, succeeded } from "#app/api/envelope.ts";
import { oneOf, refusalSchema } from "#app/api/envelope-schemas.ts";
import { needsOneOf } from "#app/api/admin/needed-permission.ts";

const exporter = needsOneOf(
  exportedLists.map((list): Permission => `${list}.export`),
  ({ body }) => `${(body as ExportInput | undefined)?.list}.export`,
);

/** Exports are part of the audit: the link to the file is given after the export is noted. */
export function adminExportsApi(app: ApiScope, { db, answeredLists }: ApiServices): void {
  const schema = {
    summary:
      "Answers a link to the CSV file of a list, which the session that asked can follow with its token, once within a minute; body: the list's query",
    body: exportInput,
    response: { 201: oneOf(exportLink), 422: refusalSchema },
  };
  app.post("/exports.php", { schema, ...exporter }, async (request, reply) => {
    const actor = actorOf(request);
    const answered = answeredLists.get(request.body.list)!;
    const read = readQuery(answered, request.body);
    if ("errors" in read) return reply.code(422).send(refused(Object.values(read.errors)[0]!, read.errors));

    const { asked, query } = read;
    if (!asked.ids && (await countRows(answered)) === 0)
      return reply.code(422).send(refused("There is nothing to export: no record matches."));

    const ticket = await db.transaction().execute(async (db) => {
      const line = await noteAsked(db, actor, asked);
      return issueExportLink(db, actor.sessionId, { ...asked, line });
    });
    return reply.code(201).send(succeeded({ url: `/admin/exports/${ticket}` }));

    async function countRows({ list }: AnsweredList) {
      return (await list(db, { ...query, page: 1, limit: 1 }, actor)).meta!.total;
    }
  });
}

/** The list's query, parsed by its resource's schema. */
function readQuery(
  { query }: AnsweredList,
  { list, ids, ...rest }: ExportInput,
): { asked: AskedExport; query: Record<string, unknown> } | { errors: FieldErrors } {
  const unknown = Object.keys(rest).filter((name) => !Object.hasOwn(query.shape, name));
  if (unknown.length > 0) {
    return { errors: Object.fromEntries(unknown.map((name) => [name, `This list is not filtered by ${name}`])) };
  }
  const read = query.safeParse(rest);
  if (read.success) return { asked: { list, query: rest, ...(ids && { ids }) }, query: read.data };
  const errors: FieldErrors = {};
  for (const { path, message } of read.error.issues) errors[path.join(".")] ??= message;
  return { errors };
}
