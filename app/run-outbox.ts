import type { FastifyInstance } from "fastify";
import type { DueMailsOptions } from "./mail/due-mails.ts";
import { createOutboxRunner } from "./mail/outbox-runner.ts";

type OutboxOptions = Pick<DueMailsOptions, "db" | "mailFrom"> & { smtpUrl: string | undefined };

/** Sends mails for as long as the app lives, and at once after every request that may have written one. */
export function runOutbox(app: FastifyInstance, { db, smtpUrl, mailFrom }: OutboxOptions): void {
  if (smtpUrl === undefined) {
    app.log.warn("SMTP_URL is not set: mails wait in the outbox");
    return;
  }
  const runner = createOutboxRunner({ db, smtpUrl, mailFrom, log: app.log });
  app.addHook("onReady", async () => runner.start());
  app.addHook("onResponse", (request, _reply, done) => {
    if (request.method !== "GET" && request.method !== "HEAD") runner.wake();
    done();
  });
  app.addHook("onClose", () => runner.stop());
}
