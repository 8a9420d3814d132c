import { z } from "zod";
import { leadChange, leadRecord } from "#app/domain/lead/lead-schema.ts";
import { leadStatuses } from "#app/domain/lead/lead-statuses.ts";
import { changeLeadStatus, deleteLead, findLead, listLeads } from "#app/domain/lead/leads.server.ts";
import type { ApiScope, ApiServices } from "#app/api/api-context.ts";
import { enquiryResource } from "./enquiry-resource.ts";

/** The enquiries of the consultation form. */
export function adminLeadsApi(app: ApiScope, services: ApiServices): void {
  enquiryResource(app, services, {
    name: "leads",
    label: "Lead",
    filters: { status: z.enum(leadStatuses).optional() },
    record: leadRecord,
    list: listLeads,
    find: findLead,
    remove: deleteLead,
    change: { body: leadChange, apply: (db, id, { status }, actor) => changeLeadStatus(db, id, status, actor) },
  });
}
