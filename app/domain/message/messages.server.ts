import type { Database } from "#db/database.ts";
import type { messageStatuses } from "#db/schema.ts";
import type { Actor } from "#app/domain/activity/activities.server.ts";
import { enquiryList } from "#app/domain/enquiry-list.server.ts";
import { enquiryColumns } from "#app/domain/enquiry-schema.ts";
import { queueMessageNotices, queueReply } from "#app/domain/outbox/message-notices.server.ts";
import type { ListQuery } from "#app/domain/page-of.ts";
import { catchRobot } from "#app/domain/robot-trap/robot-traps.server.ts";
import { foldText } from "#app/lib/fold-text.ts";
import type { Message, MessageInput } from "./message-schema.ts";

type MessageStatus = (typeof messageStatuses)[number];

export interface MessageQuery extends ListQuery {
  status?: MessageStatus | undefined;
}

/** Stores what a visitor wrote and tells both sides. A resend with the same idempotency key stores nothing new. */
export async function createMessage(db: Database, input: MessageInput): Promise<void> {
  if (await catchRobot(db, "contact", input)) return;
  const { name, email, subject, message } = input;
  await db.transaction().execute(async (db) => {
    const stored = await db
      .insertInto("messages")
      .values({
        ...enquiryColumns(input),
        name,
        email,
        subject,
        message,
        status: "new",
        search_text: foldText(`${name} ${email} ${subject} ${message}`),
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning(["id", "name", "email", "subject", "message", "source_page"])
      .executeTakeFirst();
    if (stored) await queueMessageNotices(db, stored);
  });
}

const messages = enquiryList<Message>({
  table: "messages",
  type: "message",
  from: (db) => db.selectFrom("messages as e"),
  columns: [
    "e.id",
    "e.name",
    "e.email",
    "e.subject",
    "e.message",
    "e.status",
    "e.source_page",
    "e.consent_version",
    "e.created_at",
    "e.updated_at",
  ],
  nameOf: ({ name }) => name,
  searchedColumn: "search_text",
});

/** Messages, newest first; `q` looks into name, e-mail, subject and message. */
export const listMessages = (db: Database, { status, ...query }: MessageQuery = {}) =>
  messages.list(db, query, { status });

export const findMessage = messages.find;

export const changeMessageStatus = (db: Database, id: number, status: MessageStatus, actor: Actor) =>
  messages.change(db, id, { status }, actor);

/** Sends the visitor an answer by mail; the message then counts as answered. */
export const replyToMessage = (db: Database, id: number, reply: string, actor: Actor) =>
  messages.change(db, id, { status: "answered" }, actor, (db, message) => queueReply(db, message, reply));

export const deleteMessage = messages.remove;
