import type { FastifyInstance } from "fastify";
import type { DueMailsOptions } from "#app/mail/due-mails.ts";
import { createOutboxRunner } from "#app/mail/outbox-runner.ts";

type OutboxOptions = Pick<DueMailsOptions, "db" | "publicOrigin" | "mailFrom"> & { smtpUrl: string | undefined };

/** Sends mails as long as the app lives, and right after each request that may have written one. */
export function runOutbox(app: FastifyInstance, { db, smtpUrl, publicOrigin, mailFrom }: OutboxOptions): void {
  if (smtpUrl === undefined) {
    app.log.warn("SMTP_URL is not set: mails wait in the outbox");
    return;
  }
  const runner = createOutboxRunner({ db, smtpUrl, publicOrigin, mailFrom, log: app.log });
  app.addHook("onReady", async () => runner.start());
  app.addHook("onResponse", (request, _reply, done) => {
    if (request.method !== "GET" && request.method !== "HEAD") runner.wake();
    done();
  });
  app.addHook("onClose", () => runner.stop());
}
