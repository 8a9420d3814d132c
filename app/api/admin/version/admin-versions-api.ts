import type { FastifyReply } from "fastify";
import { z } from "zod";
import { versionLists } from "#app/domain/version/nouns/content-lists.ts";
import { type BroughtBack, readVersions, restoreVersion } from "#app/domain/version/restore-version.server.ts";
import { restoreFromTrash } from "#app/domain/version/trash/bring-back.server.ts";
import { deleteForGood } from "#app/domain/version/trash/delete-for-good.server.ts";
import { findInTrash, listTrash, matchingTrash, trashSorts } from "#app/domain/version/trash/trash.server.ts";
import { recordVersions, trashedRecord } from "#app/domain/version/version-schema.ts";
import { listQuery } from "#app/domain/list/list-query-schema.ts";
import { permissionRefusal } from "#app/domain/permission/permissions.ts";
import { recordId } from "#app/lib/schemas/field-schemas.ts";
import { actorOf, type ApiScope, type ApiServices, staffOf } from "#app/api/api-context.ts";
import { enquiryResource } from "#app/api/admin/enquiry/enquiry-resource.ts";
import { absentRecord, done, refused, succeeded } from "#app/api/envelope.ts";
import { doneSchema, oneOf, refusalSchema } from "#app/api/envelope-schemas.ts";
import { needs } from "#app/api/admin/needed-permission.ts";
import { needsVersionsOf } from "./needs-versions-of.ts";
import { trashFilters } from "./trash-filters.ts";
import { trashRestoringApi } from "./trash-restoring-api.ts";
import { byId } from "#app/api/admin/by-id.ts";

const list = z.enum(versionLists, "Choose one of the lists that staff write");

const trashApi = enquiryResource({
  name: "trash",
  label: "Deleted record",
  filters: trashFilters,
  sorts: trashSorts,
  record: trashedRecord,
  list: listTrash,
  matching: matchingTrash,
  find: findInTrash,
  delete: deleteForGood,
});

/** Earlier and deleted versions of records, and restoring them (record 054). */
export function adminVersionsApi(app: ApiScope, services: ApiServices): void {
  const { db } = services;
  const reading = {
    summary: "Lists the versions of a record, a hundred at a time, and shows one of them beside what is live",
    querystring: byId.extend({ list, version: recordId("Version").optional(), page: listQuery.shape.page }),
    response: { 200: oneOf(recordVersions), 404: refusalSchema, 422: refusalSchema },
  };
  app.get("/versions.php", { schema: reading, ...needsVersionsOf("see") }, async (request, reply) => {
    const { list, ...asked } = request.query;
    const found = await readVersions(db, list, { ...asked, role: staffOf(request).user.role });
    return found ? succeeded(found) : reply.code(404).send(absentRecord);
  });

  const response = { 200: doneSchema, 404: refusalSchema, 422: refusalSchema };
  const restoring = {
    summary: "Gives a record back what a version of it holds, or one field of it; what is live stays as a version",
    querystring: byId.extend({ field: z.string("Name one field").max(100, "Name one field").optional() }),
    response: { ...response, 403: refusalSchema },
  };
  app.post("/versions.php", { schema: restoring, ...needs("versions.change") }, async (request, reply) => {
    const { role } = staffOf(request).user;
    const outcome = await restoreVersion(db, { ...request.query, role }, actorOf(request));
    if ("refused" in outcome) return reply.code(403).send(refused(permissionRefusal(role, outcome.refused)));
    return sendBack(reply, outcome);
  });

  const takingBack = { summary: "Takes a record out of the trash", querystring: byId, response };
  app.post("/trash.php", { schema: takingBack, ...needs("trash.change") }, async (request, reply) =>
    sendBack(reply, await restoreFromTrash(db, request.query.id, actorOf(request))),
  );

  trashRestoringApi(app, services);
  trashApi(app, services);
}

function sendBack(reply: FastifyReply, outcome: BroughtBack) {
  if ("name" in outcome && outcome.field) return reply.send(done(`${outcome.field} of ${outcome.name} restored`));
  if ("name" in outcome) return reply.send(done(`${outcome.name} ${outcome.isMany ? "are" : "is"} restored`));
  if ("absent" in outcome) return reply.code(404).send(absentRecord);
  const { errors } = outcome;
  return reply.code(422).send(refused(`It cannot come back as it was. ${Object.values(errors)[0]!}.`, errors));
}
