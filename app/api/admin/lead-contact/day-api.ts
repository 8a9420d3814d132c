import { several } from "#app/domain/activity/openings.server.ts";
import { readDay } from "#app/domain/lead/day/day.server.ts";
import { dayRecord } from "#app/domain/lead/day/day-schema.ts";
import { leadCallInput } from "#app/domain/lead/contacts/lead-call-schema.ts";
import { logLeadCall } from "#app/domain/lead/contacts/lead-calls.server.ts";
import { findLead } from "#app/domain/lead/list/lead-list.server.ts";
import { leadRecord, notedLead } from "#app/domain/lead/lead-schema.ts";
import { readStrangers } from "#app/domain/lead/day/strangers.server.ts";
import { actorOf, type ApiScope, type ApiServices, staffOf } from "#app/api/api-context.ts";
import { succeeded } from "#app/api/envelope.ts";
import { oneOf, refusalSchema, staleOf } from "#app/api/envelope-schemas.ts";
import { byId } from "#app/api/admin/by-id.ts";
import { sendSave } from "#app/api/admin/send-outcome.ts";
import { needs } from "#app/api/admin/needed-permission.ts";

/** The leads a counsellor calls next, and the outcome of each call. */
export function dayApi(app: ApiScope, { db, noteOpened }: ApiServices): void {
  const readSchema = {
    summary: "Answers whom the member of staff calls today, in order, with the reason",
    response: { 200: oneOf(dayRecord) },
  };
  app.get("/day.php", { schema: readSchema, ...needs("leads.see") }, async (request) => {
    const [day, strangers] = await Promise.all([
      readDay(db, actorOf(request)),
      readStrangers(db, staffOf(request).user.role, actorOf(request)),
    ]);
    // Noted for the whole day: it is worked through without opening leads one by one.
    const people = strangers.length + day.groups.reduce((sum, { leads }) => sum + leads.length, 0);
    if (people > 0) await noteOpened(actorOf(request), several("day", people, "enquirer"));
    return succeeded({ ...day, strangers });
  });

  const callSchema = {
    summary: "Notes what came of a call to a lead, with its next step and stage",
    querystring: byId,
    body: leadCallInput,
    response: { 201: oneOf(notedLead), 404: refusalSchema, 409: staleOf(leadRecord), 422: refusalSchema },
  };
  app.post("/lead-calls.php", { schema: callSchema, ...needs("leads.change") }, async (request, reply) => {
    const { id } = request.query;
    const outcome = await logLeadCall(db, id, request.body, actorOf(request));
    const newer = () => findLead(db, id, actorOf(request));
    return sendSave(reply, outcome, { status: 201, message: "Added to the timeline", newer });
  });
}
