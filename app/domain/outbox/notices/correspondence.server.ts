import type { Database } from "#db/database.ts";
import { readQuietEnd } from "#app/domain/desk-rules/desk-rules.server.ts";
import { findEditedSettings } from "#app/domain/settings/settings.server.ts";
import { type MailLink, type NewMail, queueMail, type QueuedMail } from "#app/domain/outbox/outbox.server.ts";

interface Letter {
  /** The record and the reader, e.g. `lead-12-staff`; by it, unsent mails are deleted with the record. */
  about: string;
  subject: string;
  paragraphs: string[];
}

export interface StaffLetter extends Letter {
  /** The visitor whom staff would answer. */
  replyTo: string;
}

export interface VisitorLetter extends Letter {
  email: string;
  /** Text below the greeting, e.g. the message being answered. */
  below?: string;
  headers?: Record<string, string>;
  delayMs?: number;
  /** Replaces `LINK_PLACE`. */
  link?: MailLink;
}

export interface Correspondence {
  siteName: string;
  toStaff(letter: StaffLetter): Promise<QueuedMail>;
  /** To a member of staff about their work. */
  toColleague(letter: Letter & { email: string }): Promise<QueuedMail>;
  toVisitor(letter: VisitorLetter): Promise<QueuedMail>;
  /** Triggered by staff, but requested by the reader: held in quiet hours. */
  afterStaff(letter: VisitorLetter): Promise<QueuedMail>;
  /** Written by staff: held in quiet hours, and not sent to people who want no contact. */
  byStaff(letter: Omit<VisitorLetter, "delayMs">): Promise<QueuedMail>;
}

/** Queues mails between staff and visitors, under the site's name and contact address. */
export async function openCorrespondence(db: Database): Promise<Correspondence> {
  const { siteName, contactEmail, enquiryEmail } = await findEditedSettings(db);
  const host = contactEmail.slice(contactEmail.lastIndexOf("@") + 1);
  // The random part keeps ids unique when a restored or new database reuses record ids: receivers drop a mail with a
  // known id.
  const messageId = (about: string) => `<${about}.${crypto.randomUUID()}@${host}>`;

  const toVisitor = ({
    about,
    email,
    paragraphs,
    below,
    ...letter
  }: VisitorLetter & Pick<NewMail, "is_office" | "keeps_quiet">) =>
    queueMail(db, {
      ...letter,
      messageId: messageId(about),
      recipient: email,
      replyTo: contactEmail,
      body: visitorBody(siteName, paragraphs) + (below ? `\n${below}\n` : ""),
    });
  return {
    siteName,
    toStaff: ({ about, subject, paragraphs, replyTo }) =>
      queueMail(db, {
        messageId: messageId(about),
        recipient: enquiryEmail || contactEmail,
        replyTo,
        subject,
        body: `${paragraphs.join("\n\n")}\n`,
      }),
    toColleague: ({ about, email, subject, paragraphs }) =>
      queueMail(db, {
        messageId: messageId(about),
        recipient: email,
        replyTo: contactEmail,
        subject,
        body: `${paragraphs.join("\n\n")}\n`,
      }),
    toVisitor,
    afterStaff: async ({ delayMs = 0, ...letter }) =>
      toVisitor({ ...letter, keeps_quiet: 1, delayMs: Math.max(delayMs, await quietMs(db)) }),
    byStaff: async (letter) => toVisitor({ ...letter, is_office: 1, delayMs: await quietMs(db) }),
  };
}

/** The remaining quiet hours in milliseconds; 0 outside of them. */
async function quietMs(db: Database): Promise<number> {
  const until = await readQuietEnd(db);
  return until === null ? 0 : until - Date.now();
}

/** The body of a mail to a visitor, with the greeting at its end. */
export const visitorBody = (siteName: string, paragraphs: string[]): string =>
  `${[...paragraphs, `Warm regards,\nThe ${siteName} team`].join("\n\n")}\n`;

/** One fact per line, `Name: Tanvi Bhosale`; unknown facts are left out. */
export function factLines(facts: Record<string, string | null>): string {
  const known = Object.entries(facts).filter(([, value]) => value);
  return known.map(([label, value]) => `${label}: ${value}`).join("\n");
}
