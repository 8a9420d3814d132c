import { z } from "zod";
import { enterLead } from "#app/domain/lead/enter-lead.server.ts";
import { changeLead, changeLeads } from "#app/domain/lead/lead-changes.server.ts";
import { findLead, listLeads } from "#app/domain/lead/lead-list.server.ts";
import {
  enteredLead,
  leadFilters,
  leadRecord,
  leadsChange,
  leadsOutcome,
  oneLeadChange,
} from "#app/domain/lead/lead-schema.ts";
import { listCounsellors } from "#app/domain/lead/counsellors.server.ts";
import { deleteLead } from "#app/domain/lead/leads.server.ts";
import { actorOf, type ApiScope, type ApiServices } from "#app/api/api-context.ts";
import { succeeded } from "#app/api/envelope.ts";
import { listOf, oneOf, refusalSchema } from "#app/api/envelope-schemas.ts";
import { enquiryResource } from "./enquiry-resource.ts";
import { leadMergesApi } from "./lead-merges-api.ts";
import { leadTimelineApi } from "./lead-timeline-api.ts";
import { sendSave } from "./send-outcome.ts";

const counsellorRecord = z.object({
  id: z.number(),
  username: z.string(),
  full_name: z.string().nullable(),
  is_me: z.union([z.literal(0), z.literal(1)]),
});

/** The enquiries of the consultation form, and those that staff enter by hand. */
export function adminLeadsApi(app: ApiScope, services: ApiServices): void {
  const { db } = services;
  enquiryResource(app, services, {
    name: "leads",
    label: "Lead",
    filters: leadFilters.shape,
    record: leadRecord,
    list: listLeads,
    find: findLead,
    remove: deleteLead,
    entry: { body: enteredLead, apply: enterLead },
    change: { body: oneLeadChange, apply: changeLead },
  });

  const bulkSchema = {
    summary:
      "Changes stage, owner or follow-up of several leads; names those that are gone or had another value by now",
    body: leadsChange,
    response: { 200: oneOf(leadsOutcome), 422: refusalSchema },
  };
  app.put("/leads-bulk.php", { schema: bulkSchema }, async (request, reply) => {
    const outcome = await changeLeads(db, request.body, actorOf(request));
    return sendSave(reply, outcome, { status: 200, message: "Leads updated" });
  });

  const counsellorsSchema = {
    summary: "Lists those who can own a lead",
    response: { 200: listOf(counsellorRecord) },
  };
  app.get("/counsellors.php", { schema: counsellorsSchema }, async (request) =>
    succeeded(await listCounsellors(db, actorOf(request).userId)),
  );

  leadTimelineApi(app, services);
  leadMergesApi(app, services);
}
