import { messageInput } from "#app/domain/message/message-schema.ts";
import { createMessage } from "#app/domain/message/messages.server.ts";
import { readPageWords } from "#app/domain/page-text/page-texts.server.ts";
import type { ApiScope, ApiServices } from "#app/api/api-context.ts";
import { done } from "#app/api/envelope.ts";
import { doneSchema, refusalSchema } from "#app/api/envelope-schemas.ts";

/** The contact form, for programs. */
export function publicContactApi(app: ApiScope, { db }: ApiServices): void {
  const schema = {
    summary: "Sends a message",
    body: messageInput,
    response: { 201: doneSchema, 422: refusalSchema, 429: refusalSchema },
  };
  app.post("/contact.php", { schema }, async (request, reply) => {
    await createMessage(db, request.body);
    return reply.code(201).send(done((await readPageWords(db, "contact")).message.thanks));
  });
}
