import { applicationChange, applicationRecord } from "#app/domain/application/application-schema.ts";
import {
  deleteApplication,
  findApplication,
  listApplications,
  moveApplication,
} from "#app/domain/application/applications.server.ts";
import type { ApiScope, ApiServices } from "#app/api/api-context.ts";
import { enquiryResource } from "./enquiry-resource.ts";

/** The applications of the admission form, in four steps; the applicant is told of each move. */
export function adminApplicationsApi(app: ApiScope, services: ApiServices): void {
  enquiryResource(app, services, {
    name: "applications",
    label: "Application",
    filters: { step: applicationChange.shape.step.optional() },
    record: applicationRecord,
    list: listApplications,
    find: findApplication,
    remove: deleteApplication,
    change: { body: applicationChange, apply: (db, id, { step }, actor) => moveApplication(db, id, step, actor) },
  });
}
