import { hoursInOneLine } from "#app/domain/desk-rules/hours-words.ts";
import { officeHours } from "#app/domain/desk-rules/office-hours.ts";
import { thankForLead } from "#app/domain/lead/call-back-words.ts";
import { leadInput } from "#app/domain/lead/lead-schema.ts";
import { createLead } from "#app/domain/lead/record/leads.server.ts";
import { findSettings } from "#app/domain/settings/settings.server.ts";
import type { ApiScope, ApiServices } from "#app/api/api-context.ts";
import { done } from "#app/api/envelope.ts";
import { doneSchema, refusalSchema } from "#app/api/envelope-schemas.ts";

/** The consultation form, for programs. */
export function publicLeadsApi(app: ApiScope, { db }: ApiServices): void {
  const schema = { summary: "Asks for guidance", body: leadInput, response: { 201: doneSchema, 422: refusalSchema } };
  app.post("/leads.php", { schema }, async (request, reply) => {
    await createLead(db, request.body);
    const hours = hoursInOneLine(officeHours(await findSettings(db)));
    return reply.code(201).send(done(thankForLead({ course: request.body.course, wishes: request.body, hours })));
  });
}
