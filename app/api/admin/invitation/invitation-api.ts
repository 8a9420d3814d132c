import { acceptedInvitation, invitationShown } from "#app/domain/invitation/invitation-schema.ts";
import { acceptInvitation, findInvitation } from "#app/domain/invitation/accept-invitation.server.ts";
import { linkOwner, linkToken } from "#app/domain/password-link/password-link-schema.ts";
import type { ApiScope, ApiServices } from "#app/api/api-context.ts";
import { refused, succeeded } from "#app/api/envelope.ts";
import { oneOf, refusalSchema } from "#app/api/envelope-schemas.ts";

const deadLink = refused("This invitation has expired, was used already, or was taken back or sent again.");

/** Accepting an invitation, without an account. The token is sent only in bodies (record 045). */
export function invitationApi(app: ApiScope, { db }: ApiServices): void {
  const findSchema = {
    summary: "Shows an invitation by its link",
    body: linkToken,
    response: { 200: oneOf(invitationShown), 404: refusalSchema, 422: refusalSchema },
  };
  app.post("/invitation.php", { schema: findSchema }, async (request, reply) => {
    const invitation = await findInvitation(db, request.body.token);
    if (!invitation) return reply.code(404).send(deadLink);
    return succeeded({ email: invitation.email, role: invitation.role });
  });

  const acceptSchema = {
    summary: "Accepts an invitation by its link: makes the account, under the name and password that were chosen",
    body: acceptedInvitation,
    response: { 201: oneOf(linkOwner), 404: refusalSchema, 409: refusalSchema, 422: refusalSchema },
  };
  app.put("/invitation.php", { schema: acceptSchema }, async (request, reply) => {
    const outcome = await acceptInvitation(db, request.body, request.ip);
    if (outcome === "dead") return reply.code(404).send(deadLink);
    if ("conflict" in outcome) return reply.code(409).send(refused(outcome.conflict, outcome.errors));
    if ("errors" in outcome) return reply.code(422).send(refused(Object.values(outcome.errors)[0]!, outcome.errors));
    return reply.code(201).send(succeeded(outcome, "Your account is ready. Sign in."));
  });
}
