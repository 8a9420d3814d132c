import {
  deleteApplication,
  moveApplication,
  previewStepNotice,
} from "#app/domain/application/application-moves.server.ts";
import { applicationChange, applicationRecord, stepNotice } from "#app/domain/application/application-schema.ts";
import {
  findApplication,
  listApplications,
  matchingApplications,
  applicationSorts,
} from "#app/domain/application/applications.server.ts";
import { countsAsked } from "#app/domain/list/list-query-schema.ts";
import { actorOf, type ApiScope, type ApiServices } from "#app/api/api-context.ts";
import { absentRecord, succeeded } from "#app/api/envelope.ts";
import { oneOf, refusalSchema } from "#app/api/envelope-schemas.ts";
import { byId } from "#app/api/admin/by-id.ts";
import { enquiryResource } from "#app/api/admin/enquiry/enquiry-resource.ts";
import { needs } from "#app/api/admin/needed-permission.ts";

/** The applications of the admission form, in four steps; applicants are told of each change. */
export function adminApplicationsApi(app: ApiScope, services: ApiServices): void {
  const { db, hasMailServer } = services;
  const register = enquiryResource({
    name: "applications",
    label: "Application",
    filters: { step: applicationChange.shape.step.optional(), counts: countsAsked },
    sorts: applicationSorts,
    record: applicationRecord,
    list: listApplications,
    matching: matchingApplications,
    find: findApplication,
    opened: ({ id, first_name, last_name }) => ({ type: "application", id, name: `${first_name} ${last_name}` }),
    delete: deleteApplication,
    change: {
      body: applicationChange,
      apply: (db, id, { step }, editor) => moveApplication(db, { id, step, hasMailServer }, editor),
    },
  });
  register(app, services);

  const schema = {
    summary: "Shows what a move to another step would tell the applicant",
    querystring: byId.extend(applicationChange.shape),
    response: { 200: oneOf(stepNotice), 404: refusalSchema, 422: refusalSchema },
  };
  app.get("/step-notices.php", { schema, ...needs("applications.change") }, async (request, reply) => {
    const notice = await previewStepNotice(db, request.query, actorOf(request));
    return notice ? succeeded(notice) : reply.code(404).send(absentRecord);
  });
}
