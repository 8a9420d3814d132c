import { linkOwner, linkToken, passwordByLink } from "#app/domain/password-link/password-link-schema.ts";
import { findLinkOwner, setPasswordByLink } from "#app/domain/password-link/set-password-by-link.server.ts";
import type { ApiScope, ApiServices } from "#app/api/api-context.ts";
import { refused, succeeded } from "#app/api/envelope.ts";
import { oneOf, refusalSchema } from "#app/api/envelope-schemas.ts";

const deadLink = refused("This link has expired, was used already, or has been replaced by a newer one.");

/** What a link for a new password opens. The token is sent only in bodies, since addresses are logged. */
export function passwordLinkApi(app: ApiScope, { db }: ApiServices): void {
  const response = { 200: oneOf(linkOwner), 404: refusalSchema, 422: refusalSchema };

  const findSchema = { summary: "Shows whose password a link sets", body: linkToken, response };
  app.post("/password-link.php", { schema: findSchema }, async (request, reply) => {
    const owner = await findLinkOwner(db, request.body.token);
    return owner ? succeeded({ username: owner.username }) : reply.code(404).send(deadLink);
  });

  const setSchema = {
    summary: "Sets the password by a link, uses it up and ends all sessions of its owner",
    body: passwordByLink,
    response,
  };
  app.put("/password-link.php", { schema: setSchema }, async (request, reply) => {
    const outcome = await setPasswordByLink(db, request.body, request.ip);
    if (outcome === "dead") return reply.code(404).send(deadLink);
    if (!("errors" in outcome)) return succeeded(outcome, "Your new password is set. Sign in with it.");
    return reply.code(422).send(refused(Object.values(outcome.errors)[0]!, outcome.errors));
  });
}
