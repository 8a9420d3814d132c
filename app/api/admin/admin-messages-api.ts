import { z } from "zod";
import { messageChange, messageRecord, messageReply } from "#app/domain/message/message-schema.ts";
import { messageStatuses } from "#app/domain/message/message-statuses.ts";
import {
  changeMessageStatus,
  deleteMessage,
  findMessage,
  listMessages,
  replyToMessage,
} from "#app/domain/message/messages.server.ts";
import { actorOf, type ApiScope, type ApiServices } from "#app/api/api-context.ts";
import { oneOf, refusalSchema } from "#app/api/envelope-schemas.ts";
import { byId, enquiryResource } from "./enquiry-resource.ts";
import { sendSave } from "./send-outcome.ts";

/** What visitors wrote through the contact form. */
export function adminMessagesApi(app: ApiScope, services: ApiServices): void {
  const { db } = services;
  enquiryResource(app, services, {
    name: "messages",
    label: "Message",
    filters: { status: z.enum(messageStatuses).optional() },
    record: messageRecord,
    list: listMessages,
    find: findMessage,
    remove: deleteMessage,
    change: {
      body: messageChange,
      apply: (db, id, { status }, actor) => changeMessageStatus(db, id, status, actor),
    },
  });

  const schema = {
    summary: "Answers a message by mail",
    querystring: byId,
    body: messageReply,
    response: { 200: oneOf(messageRecord), 404: refusalSchema, 422: refusalSchema },
  };
  app.post("/messages.php", { schema }, async (request, reply) => {
    const outcome = await replyToMessage(db, request.query.id, request.body.reply, actorOf(request));
    return sendSave(reply, outcome, { status: 200, message: "The reply is on its way" });
  });
}
