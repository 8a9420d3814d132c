import { type ClaimedMail, LONGEST_ATTEMPT_MS } from "#app/domain/outbox/outbox.server.ts";
import { lazily } from "#app/lib/lazily.ts";

const CONNECTION_LIMIT_MS = 10_000;
/** A server may scan a mail for that long (RFC 5321, 4.5.3.2.6); giving up sooner would send an accepted mail again. */
const SILENCE_LIMIT_MS = 600_000;

export type From = string | { name: string; address: string };

export interface MailSender {
  /** Hands one mail to the server; throws the error of the server or the network. */
  send(mail: ClaimedMail, from: From): Promise<void>;
  /** Connects and signs in without sending; throws if that fails. */
  greet(): Promise<void>;
}

/** Sends plain-text mails through the server at `smtpUrl`, one connection per mail. */
export function createMailSender(smtpUrl: string): MailSender {
  const openTransport = lazily(async () => {
    const { createTransport } = await import("nodemailer");
    return createTransport({
      url: smtpUrl,
      connectionTimeout: CONNECTION_LIMIT_MS,
      greetingTimeout: CONNECTION_LIMIT_MS,
      socketTimeout: SILENCE_LIMIT_MS,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  });
  return {
    async send(mail, from) {
      const transport = await openTransport();
      await transport.sendMail({
        messageId: mail.messageId,
        date: new Date(mail.created_at),
        from,
        to: { name: "", address: mail.recipient },
        replyTo: { name: "", address: mail.replyTo },
        subject: mail.subject,
        text: mail.body,
        ...(mail.headers ? { headers: mail.headers } : undefined),
        signal: AbortSignal.timeout(LONGEST_ATTEMPT_MS),
      });
    },
    async greet() {
      const transport = await openTransport();
      await transport.verify();
    },
  };
}
