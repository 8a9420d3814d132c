import type { Selectable } from "kysely";
import type { Database } from "#db/database.ts";
import type { Tables } from "#db/schema.ts";
import type { MessageReply } from "#app/domain/message/message-reply-schema.ts";
import { replySubject } from "#app/domain/message/reply-subject.ts";
import { factLines, openCorrespondence } from "./correspondence.server.ts";
import type { QueuedMail } from "#app/domain/outbox/outbox.server.ts";
import { salutation, subjectFrom } from "./salutation.ts";

type MessageFacts = Pick<Selectable<Tables["messages"]>, "id" | "name" | "email" | "subject" | "message">;

/** Queues mails about a new contact message to staff and to the visitor. Answers the visitor's mail. */
export async function queueMessageNotices(
  db: Database,
  message: MessageFacts & { source_page?: string | null },
): Promise<QueuedMail> {
  const { siteName, toStaff, toVisitor } = await openCorrespondence(db);
  await toStaff({
    about: `message-${message.id}-staff`,
    replyTo: message.email,
    subject: subjectFrom("New message", message.name),
    paragraphs: [
      "A visitor wrote through the contact form.",
      factLines({
        Name: message.name,
        Email: message.email,
        Subject: message.subject,
        "Sent from": message.source_page ?? null,
      }),
      message.message,
      "The message stands in the panel under Messages. A reply to this mail goes to the visitor.",
    ],
  });
  return toVisitor({
    about: `message-${message.id}-visitor`,
    email: message.email,
    subject: "We have your message",
    paragraphs: [
      salutation(message.name),
      `Thank you for writing to ${siteName}. Your message has reached us, and one of our team will read it and answer to this address.`,
      "If you would like to add something, reply to this mail.",
      "If you did not write to us, reply with one line and we will remove the message.",
    ],
  });
}

/** Queues a reply by staff, with the greeting, above the message it answers. */
export async function queueReply(
  db: Database,
  message: MessageFacts,
  { subject, reply }: MessageReply,
): Promise<QueuedMail> {
  const { byStaff } = await openCorrespondence(db);
  return byStaff({
    about: `message-${message.id}-reply`,
    email: message.email,
    subject: subject || replySubject(message.subject),
    paragraphs: [salutation(message.name), reply],
    below: `You wrote:\n${quoted(`${message.subject}\n\n${message.message}`)}`,
  });
}

const quoted = (text: string) =>
  text
    .split(/\r?\n/)
    .map((line) => `> ${line}`.trimEnd())
    .join("\n");
