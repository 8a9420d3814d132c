import { enterLead } from "#app/domain/lead/changes/enter-lead.server.ts";
import { changeLead } from "#app/domain/lead/changes/lead-changes.server.ts";
import { findLead, listLeads } from "#app/domain/lead/list/lead-list.server.ts";
import { leadListQuery } from "#app/domain/lead/lead-list-schema.ts";
import { counsellorRecord } from "#app/domain/lead/counsellor-schema.ts";
import { enteredLead, leadRecord, oneLeadChange } from "#app/domain/lead/lead-schema.ts";
import { listCounsellors } from "#app/domain/lead/record/counsellors.server.ts";
import { deleteLead } from "#app/domain/lead/record/leads.server.ts";
import { actorOf, type ApiScope, type ApiServices } from "#app/api/api-context.ts";
import { succeeded } from "#app/api/envelope.ts";
import { listOf } from "#app/api/envelope-schemas.ts";
import { enquiryResource } from "#app/api/admin/enquiry/enquiry-resource.ts";
import { dayApi } from "#app/api/admin/lead-contact/day-api.ts";
import { leadMergesApi } from "#app/api/admin/lead-bulk/lead-merges-api.ts";
import { leadMailsBulkApi } from "#app/api/admin/lead-bulk/lead-mails-bulk-api.ts";
import { leadPersonApi } from "./lead-person-api.ts";
import { leadViewsApi } from "./lead-views-api.ts";
import { leadsBulkApi } from "#app/api/admin/lead-bulk/leads-bulk-api.ts";
import { leadTimelineApi } from "#app/api/admin/lead-contact/lead-timeline-api.ts";
import { needs } from "#app/api/admin/needed-permission.ts";

const leadsApi = enquiryResource({
  name: "leads",
  label: "Lead",
  filters: leadListQuery.shape,
  record: leadRecord,
  list: listLeads,
  find: findLead,
  opened: ({ id, name }) => ({ type: "lead", id, name }),
  delete: deleteLead,
  entry: { body: enteredLead, apply: enterLead },
  change: { body: oneLeadChange, apply: changeLead },
});

/** The leads of the consultation form and those entered by staff. */
export function adminLeadsApi(app: ApiScope, services: ApiServices): void {
  const { db } = services;
  leadsApi(app, services);

  const counsellorsSchema = {
    summary: "Lists those who can own a lead",
    response: { 200: listOf(counsellorRecord) },
  };
  app.get("/counsellors.php", { schema: counsellorsSchema, ...needs("leads.see") }, async (request) =>
    succeeded(await listCounsellors(db, actorOf(request).userId)),
  );

  dayApi(app, services);
  leadsBulkApi(app, services);
  leadTimelineApi(app, services);
  leadMergesApi(app, services);
  leadPersonApi(app, services);
  leadViewsApi(app, services);
  leadMailsBulkApi(app, services);
}
