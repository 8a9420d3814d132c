import { liftNoContact, markNoContact } from "#app/domain/lead/contacts/lead-no-contact.server.ts";
import { leadRecord } from "#app/domain/lead/lead-schema.ts";
import { actorOf, type ApiScope, type ApiServices } from "#app/api/api-context.ts";
import { oneOf, refusalSchema } from "#app/api/envelope-schemas.ts";
import { byId } from "#app/api/admin/by-id.ts";
import { needs } from "#app/api/admin/needed-permission.ts";
import { sendSave } from "#app/api/admin/send-outcome.ts";

/** Marks people who want no contact: they are neither called nor mailed. */
export function noContactsApi(app: ApiScope, { db }: ApiServices): void {
  const response = { 200: oneOf(leadRecord), 404: refusalSchema, 422: refusalSchema };

  const markSchema = {
    summary: "Marks all numbers and addresses of a lead: nobody calls or writes to whoever shares one",
    querystring: byId,
    response,
  };
  app.post("/no-contacts.php", { schema: markSchema, ...needs("leads.change") }, async (request, reply) => {
    const outcome = await markNoContact(db, request.query.id, actorOf(request));
    return sendSave(reply, outcome, { status: 200, message: "Marked: this person wants no contact" });
  });

  const liftSchema = { summary: "Takes that mark from a lead's numbers and addresses", querystring: byId, response };
  app.delete("/no-contacts.php", { schema: liftSchema, ...needs("leads.change") }, async (request, reply) => {
    const outcome = await liftNoContact(db, request.query.id, actorOf(request));
    return sendSave(reply, outcome, { status: 200, message: "This person may be contacted again" });
  });
}
