import { subscriberInput } from "#app/domain/subscriber/subscriber-schema.ts";
import { subscribe } from "#app/domain/subscriber/subscribers.server.ts";
import { subscriptionThanks } from "#app/domain/subscriber/subscription-thanks.ts";
import { readPageWords } from "#app/domain/page-text/page-texts.server.ts";
import type { ApiScope, ApiServices } from "#app/api/api-context.ts";
import { done } from "#app/api/envelope.ts";
import { doneSchema, refusalSchema } from "#app/api/envelope-schemas.ts";

/** The newsletter: an address is subscribed only after its owner confirms. */
export function publicNewsletterApi(app: ApiScope, { db, publicOrigin, hasMailServer }: ApiServices): void {
  const schema = {
    summary: "Asks for the newsletter",
    body: subscriberInput,
    response: { 201: doneSchema, 422: refusalSchema, 429: refusalSchema },
  };
  app.post("/newsletter.php", { schema }, async (request, reply) => {
    await subscribe(db, request.body, publicOrigin);
    const { thanks } = (await readPageWords(db, "blogs")).newsletter;
    return reply.code(201).send(done(subscriptionThanks(thanks, hasMailServer)));
  });
}
