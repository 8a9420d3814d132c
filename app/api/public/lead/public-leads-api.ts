import { thankForLead } from "#app/domain/lead/call-back-words.ts";
import { leadInput } from "#app/domain/lead/lead-schema.ts";
import { createLead } from "#app/domain/lead/leads.server.ts";
import type { ApiScope, ApiServices } from "#app/api/api-context.ts";
import { done } from "#app/api/envelope.ts";
import { doneSchema, refusalSchema } from "#app/api/envelope-schemas.ts";

/** The consultation form, for programs. */
export function publicLeadsApi(app: ApiScope, { db }: ApiServices): void {
  const schema = { summary: "Asks for guidance", body: leadInput, response: { 201: doneSchema, 422: refusalSchema } };
  app.post("/leads.php", { schema }, async (request, reply) => {
    await createLead(db, request.body);
    return reply.code(201).send(done(thankForLead(request.body.course, request.body)));
  });
}
