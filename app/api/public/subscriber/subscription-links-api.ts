import type { FastifyReply } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { z } from "zod";
import { confirmSubscription, unsubscribe } from "#app/domain/subscriber/subscribers.server.ts";
import { unsubscribeUrl } from "#app/domain/subscriber/subscription-urls.ts";
import type { ApiScope, ApiServices } from "#app/api/api-context.ts";
import { done, refused, succeeded } from "#app/api/envelope.ts";
import { doneSchema, oneOf, refusalSchema } from "#app/api/envelope-schemas.ts";

const token = z.string("The link is not complete").min(1, "The link is not complete").max(200);

/**
 * The links of a subscription: to confirm it, and to end it by a mail program's button. Only by POST: programs that
 * check links would otherwise confirm and end subscriptions.
 */
export function subscriptionLinksApi(app: ApiScope, { db, publicOrigin }: ApiServices): void {
  const confirmSchema = {
    summary: "Confirms a subscription by the token of the mail's link",
    querystring: z.object({ token }),
    response: { 200: oneOf(z.object({ unsubscribe_url: z.string() })), 404: refusalSchema, 422: refusalSchema },
  };
  app.post("/confirm.php", { schema: confirmSchema }, async (request, reply) => {
    const asked = await confirmSubscription(db, request.query.token);
    if (asked?.status !== "confirmed") return sendOutdated(reply);
    reply.header("cache-control", "no-store");
    return succeeded(
      { unsubscribe_url: unsubscribeUrl(publicOrigin, asked.leaveToken) },
      "Your subscription is confirmed.",
    );
  });

  const leaveSchema = {
    summary: "Ends a subscription in one click (RFC 8058)",
    querystring: z.object({ token }),
    response: { 200: doneSchema, 404: refusalSchema, 422: refusalSchema },
  };
  app.register(async (scope) => {
    // Mail programs post `List-Unsubscribe=One-Click` as a form; only the token matters.
    scope.addContentTypeParser("application/x-www-form-urlencoded", { parseAs: "string" }, async () => ({}));
    const forms: ApiScope = scope.withTypeProvider<ZodTypeProvider>();
    forms.post("/unsubscribe.php", { schema: leaveSchema }, async (request, reply) =>
      (await unsubscribe(db, request.query.token))
        ? done("You have unsubscribed from the newsletter.")
        : sendOutdated(reply),
    );
  });
}

const sendOutdated = (reply: FastifyReply) => reply.code(404).send(refused("This link is no longer valid."));
