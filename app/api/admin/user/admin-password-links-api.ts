import { z } from "zod";
import { makePasswordLink } from "#app/domain/password-link/make-password-link.server.ts";
import { madeLink } from "#app/domain/password-link/password-link-schema.ts";
import { recordId } from "#app/lib/schemas/field-schemas.ts";
import { actorOf, type ApiScope, type ApiServices } from "#app/api/api-context.ts";
import { absentRecord, refused, succeeded } from "#app/api/envelope.ts";
import { oneOf, refusalSchema } from "#app/api/envelope-schemas.ts";
import { needs } from "#app/api/admin/needed-permission.ts";

/** Makes links for a new password, since nobody sets that of another person. */
export function adminPasswordLinksApi(app: ApiScope, services: ApiServices): void {
  const schema = {
    summary: "Sends a member of staff a link to a new password; answers it where no mail leaves",
    querystring: z.object({ id: recordId("Id") }),
    response: { 201: oneOf(madeLink), 404: refusalSchema, 409: refusalSchema, 422: refusalSchema },
  };
  app.post("/password-links.php", { schema, ...needs("users.change") }, async (request, reply) => {
    const outcome = await makePasswordLink(services.db, request.query.id, actorOf(request), services);
    if ("absent" in outcome) return reply.code(404).send(absentRecord);
    if ("conflict" in outcome) return reply.code(409).send(refused(outcome.conflict));
    const message =
      outcome.link === null ? `A link is on its way to ${outcome.email}` : "The link is ready to be copied";
    return reply.code(201).send(succeeded(outcome, message));
  });
}
