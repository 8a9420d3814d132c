import { z } from "zod";
import {
  readVersions,
  restoreFromTrash,
  restoreVersion,
  type BroughtBack,
} from "#app/domain/version/bring-back.server.ts";
import { contentLists } from "#app/domain/version/content-lists.ts";
import { deleteForGood } from "#app/domain/version/delete-for-good.server.ts";
import { findInTrash, listTrash, matchingTrash, trashSorts } from "#app/domain/version/trash.server.ts";
import { recordVersions, trashedRecord } from "#app/domain/version/version-schema.ts";
import { recordId } from "#app/lib/field-schemas.ts";
import { actorOf, type ApiScope, type ApiServices } from "#app/api/api-context.ts";
import { enquiryResource } from "#app/api/admin/enquiry/enquiry-resource.ts";
import { absentRecord, done, refused, succeeded } from "#app/api/envelope.ts";
import { doneSchema, oneOf, refusalSchema } from "#app/api/envelope-schemas.ts";
import { needs } from "#app/api/admin/needed-permission.ts";
import { trashFilters } from "./trash-filters.ts";
import { trashRestoringApi } from "./trash-restoring-api.ts";

const list = z.enum(contentLists, "Choose one of the lists that staff write");
const byId = z.object({ id: recordId("Id") });

/** What was overwritten or deleted, and the way back (record 054). */
export function adminVersionsApi(app: ApiScope, services: ApiServices): void {
  const { db } = services;
  const reading = {
    summary: "Lists the versions of a record, and shows one of them beside what is live",
    querystring: byId.extend({ list, version: recordId("Version").optional() }),
    response: { 200: oneOf(recordVersions), 404: refusalSchema },
  };
  app.get("/versions.php", { schema: reading, ...needs("versions.see") }, async (request, reply) => {
    const { list, id, version } = request.query;
    const found = await readVersions(db, list, { id, version });
    return found ? succeeded(found) : reply.code(404).send(absentRecord);
  });

  const restoring = (noun: "versions" | "trash", summary: string, bringBack: typeof restoreVersion) => {
    const response = { 200: doneSchema, 404: refusalSchema, 422: refusalSchema };
    app.post(
      `/${noun}.php`,
      { schema: { summary, querystring: byId, response }, ...needs(`${noun}.change`) },
      async (request, reply) => {
        const outcome = await bringBack(db, request.query.id, actorOf(request));
        if ("name" in outcome) return done(`${outcome.name} is restored`);
        return "absent" in outcome ? reply.code(404).send(absentRecord) : reply.code(422).send(refusalOf(outcome));
      },
    );
  };
  const fromVersion = "Gives a record back what a version of it holds; what is live stays as a version";
  restoring("versions", fromVersion, restoreVersion);
  restoring("trash", "Takes a record out of the trash", restoreFromTrash);

  trashRestoringApi(app, services);
  enquiryResource(app, services, {
    name: "trash",
    label: "Deleted record",
    filters: trashFilters,
    sorts: trashSorts,
    record: trashedRecord,
    list: listTrash,
    matching: matchingTrash,
    find: findInTrash,
    remove: deleteForGood,
  });
}

const refusalOf = ({ errors }: Extract<BroughtBack, { errors: unknown }>) =>
  refused(`It cannot come back as it was. ${Object.values(errors)[0]!}.`, errors);
