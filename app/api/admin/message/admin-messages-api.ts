import { z } from "zod";
import { messageReply } from "#app/domain/message/message-reply-schema.ts";
import { messageChange, messageRecord } from "#app/domain/message/message-schema.ts";
import { messageStatuses } from "#app/domain/message/message-statuses.ts";
import {
  changeMessageStatus,
  deleteMessage,
  findMessage,
  listMessages,
  matchingMessages,
  messageSorts,
  replyToMessage,
} from "#app/domain/message/messages.server.ts";
import { readQuietEnd } from "#app/domain/desk-rules/desk-rules.server.ts";
import { officeMailPromise } from "#app/domain/outbox/mail-promise.ts";
import { seenVersion } from "#app/lib/schemas/field-schemas.ts";
import { countsAsked } from "#app/domain/list/list-query-schema.ts";
import { type ApiScope, type ApiServices, editorOf } from "#app/api/api-context.ts";
import { oneOf, refusalSchema, staleOf } from "#app/api/envelope-schemas.ts";
import { byId } from "#app/api/admin/by-id.ts";
import { enquiryResource } from "#app/api/admin/enquiry/enquiry-resource.ts";
import { sendSave } from "#app/api/admin/send-outcome.ts";
import { needs } from "#app/api/admin/needed-permission.ts";

const messagesApi = enquiryResource({
  name: "messages",
  label: "Message",
  filters: { status: z.enum(messageStatuses).optional(), counts: countsAsked },
  sorts: messageSorts,
  record: messageRecord,
  list: listMessages,
  matching: matchingMessages,
  find: findMessage,
  opened: ({ id, name }) => ({ type: "message", id, name }),
  delete: deleteMessage,
  change: {
    body: messageChange,
    apply: (db, id, { status }, editor) => changeMessageStatus(db, id, status, editor),
  },
});

/** The messages of the contact form. */
export function adminMessagesApi(app: ApiScope, services: ApiServices): void {
  const { db, hasMailServer } = services;
  messagesApi(app, services);

  const schema = {
    summary: "Answers a message by mail",
    querystring: byId.extend({ seen: seenVersion }),
    body: messageReply,
    response: { 200: oneOf(messageRecord), 404: refusalSchema, 409: staleOf(messageRecord), 422: refusalSchema },
  };
  app.post("/messages.php", { schema, ...needs("messages.change") }, async (request, reply) => {
    const outcome = await replyToMessage(db, request.query.id, request.body, editorOf(request));
    const newer = () => findMessage(db, request.query.id, editorOf(request));
    const message = officeMailPromise("The reply", hasMailServer, await readQuietEnd(db));
    return sendSave(reply, outcome, { status: 200, message, newer });
  });
}
