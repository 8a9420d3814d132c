// Mails are delivered at least once, which is all that SMTP allows. If the process or the connection ends after the
// server accepted a mail and before that is stored, it is sent again with its stored Message-ID, so that receivers
// recognise the copy. A mail whose new link replaces an older one gets a new Message-ID (`write-link.ts`). Only one
// statement runs between the server's answer and the stored result.
import type { FastifyBaseLogger } from "fastify";
import type { Database } from "#app/domain/database-type.ts";
import {
  cancelClaimed,
  type ClaimedMail,
  claimDueMail,
  holdOldMails,
  markFailed,
  markSent,
} from "#app/domain/outbox/outbox.server.ts";
import { readQuietEnd } from "#app/domain/desk-rules/desk-rules.server.ts";
import { noContactSentence } from "#app/domain/no-contact/no-contact-words.ts";
import { blockedAmong } from "#app/domain/no-contact/no-contacts.server.ts";
import { findSettings } from "#app/domain/settings/settings.server.ts";
import { createMailSender, type From } from "./mail-sender.ts";
import { sendingFailure } from "./sending-failure.ts";
import { withLink } from "./write-link.ts";

export interface DueMailsOptions {
  db: Database;
  smtpUrl: string;
  /** The origin of links in mails. */
  publicOrigin: string;
  /** Absent: the site's name and contact address. */
  mailFrom?: string | undefined;
  log: Pick<FastifyBaseLogger, "error">;
}

/** Creates a function that sends all due mails, one after the other, until the signal stops it. */
export function createDueMails({ db, smtpUrl, publicOrigin, mailFrom, log }: DueMailsOptions) {
  const sender = createMailSender(smtpUrl);
  let isServerInDoubt = false;

  /** Claims no mail while the server is in doubt, so that an outage costs no attempts. */
  async function sendDueMails(stopping: AbortSignal): Promise<void> {
    await holdOldMails(db);
    if (isServerInDoubt && !(await serverGreets())) return;
    while (!stopping.aborted) {
      const mail = await claimDueMail(db, { isQuiet: (await readQuietEnd(db)) !== null });
      if (!mail) return;
      await sendClaimed(mail);
      if (isServerInDoubt) return;
    }
  }

  async function serverGreets() {
    try {
      await sender.greet();
      isServerInDoubt = false;
    } catch (error) {
      log.error(sendingFailure(error).codes, "The mail server cannot be used");
    }
    return !isServerInDoubt;
  }

  async function sendClaimed(claimed: ClaimedMail) {
    if (claimed.is_office && (await blockedAmong(db, [claimed.recipient])).length > 0) {
      return cancelClaimed(db, claimed.id, `Not sent. ${noContactSentence}`);
    }
    const mail = await withLink(db, claimed, publicOrigin);
    if (!mail) return cancelClaimed(db, claimed.id);
    const from = mailFrom ?? (await siteAddress(db));
    try {
      await sender.send(mail, from);
    } catch (error) {
      const { codes, isOfThisMail, ...failure } = sendingFailure(error);
      log.error({ mail: mail.messageId, ...codes }, "A mail could not be sent");
      isServerInDoubt = !isOfThisMail;
      await markFailed(db, mail, failure);
      return;
    }
    await markSent(db, mail.id);
  }

  return sendDueMails;
}

async function siteAddress(db: Database): Promise<From> {
  const { siteName, contactEmail } = await findSettings(db);
  return { name: siteName, address: contactEmail };
}
