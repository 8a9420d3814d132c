import { YOU_YOURSELF } from "#app/domain/own-save.ts";
import type { Database } from "#db/database.ts";
import { messageStatuses } from "#db/schema.ts";
import type { Editor } from "#app/domain/activity/activities.server.ts";
import { enquiryList } from "#app/domain/records/enquiry-list.server.ts";
import type { SentBefore } from "#app/domain/enquiry-schema.ts";
import {
  beginTimeline,
  findSentLine,
  OTHER_SENDING,
  recordEvents,
} from "#app/domain/enquiry-event/enquiry-events.server.ts";
import { joinStory } from "#app/domain/lead/list/arrived-enquiries.server.ts";
import { sentSeenBy } from "#app/domain/lead/record/sent-seers.server.ts";
import { noContactSentence } from "#app/domain/no-contact/no-contact-words.ts";
import { wantsNoContact } from "#app/domain/no-contact/no-contacts.server.ts";
import type { SaveOutcome } from "#app/domain/outcome.ts";
import { queueMessageNotices, queueReply } from "#app/domain/outbox/notices/message-notices.server.ts";
import { eachOf } from "#app/domain/records/list/count-rows.server.ts";
import { byColumn, byPlaceIn, byText } from "#app/domain/records/list/list-page.server.ts";
import { officeMoment } from "#app/lib/time/office-moment.ts";
import { storeEnquiry } from "#app/domain/store-enquiry.server.ts";
import type { MessageReply } from "./message-reply-schema.ts";
import type { Message, MessageInput } from "./message-schema.ts";

type MessageStatus = (typeof messageStatuses)[number];

/** Stores a visitor's message and queues mails to both sides. */
export async function createMessage(db: Database, input: MessageInput & SentBefore): Promise<void> {
  const { name, email, subject, message } = input;
  await storeEnquiry(db, input, {
    table: "messages",
    form: "contact",
    columns: { name, email, subject, message, status: "new" },
    searched: [name, email, subject, message],
    tell: async (db, stored) => {
      const mail = await queueMessageNotices(db, stored);
      await beginTimeline(db, { message_id: stored.id }, { text: stored.subject, mail });
      await joinStory(db, { noun: "message", id: stored.id }, stored.subject);
    },
  });
}

const messages = enquiryList<Message>({
  table: "messages",
  type: "message",
  timeline: "message_id",
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
    wantsNoContact("e.email").as("no_contact"),
  ],
  nameOf: ({ name }) => name,
  titleOf: ({ name, subject }) => `${subject}, from ${name}`,
  filters: ["status"],
  seenBy: (seer) => sentSeenBy(seer, "message", "e"),
  counted: { status: eachOf("e.status", messageStatuses) },
  sorts: {
    from: byText("e.name"),
    subject: byText("e.subject"),
    received: byColumn("e.id"),
    status: byPlaceIn(messageStatuses, "e.status"),
  },
});

/** Lists messages, newest first; `q` searches name, e-mail, subject and message. */
export const listMessages = messages.list;

export const matchingMessages = messages.matching;

export const messageSorts = messages.sorts;

export const findMessage = messages.find;

/** Changes a message's status; does nothing if it has it already. */
export async function changeMessageStatus(db: Database, id: number, status: MessageStatus, editor: Editor) {
  const before = await messages.find(db, id, editor);
  if (before?.status === status) return { record: before };
  const inSameSave = (db: Database) =>
    recordEvents(db, [{ message_id: id, kind: "stage", text: status, actor_id: editor.userId }]);
  return messages.change(db, { id, columns: { status }, inSameSave }, editor);
}

/**
 * Mails a reply and marks the message answered. Answers `stale`, and sends nothing, if somebody changed the message
 * since the editor opened it. A repeated `idempotency_key` answers the first result.
 */
export async function replyToMessage(
  db: Database,
  id: number,
  letter: MessageReply,
  editor: Editor,
): Promise<SaveOutcome<Message>> {
  const asked = await messages.find(db, id, editor);
  const { idempotency_key } = letter;
  const sent = asked && (await findSentLine(db, idempotency_key));
  if (sent) return sent.message_id === id ? { record: asked } : { errors: { idempotency_key: OTHER_SENDING } };
  if (asked?.no_contact) return { errors: { reply: noContactSentence } };
  const answer = async (db: Database, message: Message) => {
    const mail = await queueReply(db, message, letter);
    const event = { kind: "reply" as const, text: letter.reply, mail_id: mail.id, actor_id: editor.userId };
    await recordEvents(db, [{ message_id: id, ...event, idempotency_key }]);
  };
  const outcome = await messages.change(db, { id, columns: { status: "answered" }, inSameSave: answer }, editor);
  if (!("stale" in outcome)) return outcome;
  return { stale: (await answeredSince(db, id, editor)) ?? outcome.stale };
}

/** A sentence saying who answered after the editor opened the message; null if nobody did. */
async function answeredSince(db: Database, id: number, { seen, userId }: Editor): Promise<string | null> {
  const answer = await db
    .selectFrom("enquiry_events as e")
    .leftJoin("users as u", "u.id", "e.actor_id")
    .select(["e.actor_id", "e.created_at", "u.username"])
    .where("e.message_id", "=", id)
    .where("e.kind", "=", "reply")
    .where("e.created_at", ">", seen!)
    .orderBy("e.id", "desc")
    .limit(1)
    .executeTakeFirst();
  if (!answer) return null;
  const isOwn = answer.actor_id !== null && answer.actor_id === userId;
  const who = isOwn ? YOU_YOURSELF : (answer.username ?? "Somebody else");
  const when = officeMoment(answer.created_at);
  return `${who} answered this message on ${when}, after you had opened it. Your reply has not been sent.`;
}

export const deleteMessage = messages.delete;

export const putBackMessage = messages.putBack;
