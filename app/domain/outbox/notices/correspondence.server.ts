import type { Database } from "#db/database.ts";
import { readQuietEnd } from "#app/domain/desk-rules/desk-rules.server.ts";
import { findEditedSettings } from "#app/domain/settings/settings.server.ts";
import { type MailLink, type NewMail, queueMail, type QueuedMail } from "#app/domain/outbox/outbox.server.ts";

interface Letter {
  /**
   * The record and the reader, e.g. `lead-12-staff`: by it the mails go that have not left when the record goes for
   * good.
   */
  about: string;
  subject: string;
  paragraphs: string[];
}

export interface StaffLetter extends Letter {
  /** Whoever staff would answer. */
  replyTo: string;
}

export interface VisitorLetter extends Letter {
  email: string;
  /** What stands below the greeting, e.g. the words that the letter answers. */
  below?: string;
  headers?: Record<string, string>;
  delayMs?: number;
  /** What takes the place of `LINK_PLACE`. */
  link?: MailLink;
}

export interface Correspondence {
  siteName: string;
  toStaff(letter: StaffLetter): Promise<QueuedMail>;
  /** To one member of staff about their own work. */
  toColleague(letter: Letter & { email: string }): Promise<QueuedMail>;
  toVisitor(letter: VisitorLetter): Promise<QueuedMail>;
  /** What an act of staff sets off, though the reader asked to be told: it leaves after the quiet hours. */
  afterStaff(letter: VisitorLetter): Promise<QueuedMail>;
  /** What staff write to somebody themselves: it leaves after the quiet hours, and never after a no. */
  byStaff(letter: Omit<VisitorLetter, "delayMs">): Promise<QueuedMail>;
}

/** Writes mails between staff and visitors into the outbox, under the site's name and contact address. */
export async function openCorrespondence(db: Database): Promise<Correspondence> {
  const { siteName, contactEmail, enquiryEmail } = await findEditedSettings(db);
  const host = contactEmail.slice(contactEmail.lastIndexOf("@") + 1);
  // A database that is restored or begun anew gives the same record ids again, and receivers drop a mail whose id
  // they have seen: hence the random part.
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

/** How long the quiet hours go on, in milliseconds; 0 outside of them. */
async function quietMs(db: Database): Promise<number> {
  const until = await readQuietEnd(db);
  return until === null ? 0 : until - Date.now();
}

/** What a mail to a visitor says, with its greeting at the end. */
export const visitorBody = (siteName: string, paragraphs: string[]): string =>
  `${[...paragraphs, `Warm regards,\nThe ${siteName} team`].join("\n\n")}\n`;

/** `Name: Tanvi Bhosale` and so on, one fact per line; a fact that is not known is left out. */
export function factLines(facts: Record<string, string | null>): string {
  const known = Object.entries(facts).filter(([, value]) => value);
  return known.map(([label, value]) => `${label}: ${value}`).join("\n");
}
