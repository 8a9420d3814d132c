import type { FastifyInstance } from "fastify";
import type { Database } from "#db/database.ts";
import { writeDueDayMails } from "#app/domain/day-mail/day-mails.server.ts";
import { storageFailureOf } from "#app/lib/failures/storage-failure.ts";

const LOOK_EVERY_MS = 60_000;

/** Tells staff their day in the morning and in the evening; the outbox sends what is written here. */
export function sendDayMails(app: FastifyInstance, { db, publicOrigin }: { db: Database; publicOrigin: string }): void {
  let writing: Promise<unknown> | null = null;

  function look() {
    writing ??= writeDueDayMails(db, publicOrigin)
      // That the records cannot be reached is told where it was found out.
      .catch((error: unknown) => storageFailureOf(error) ?? app.log.error(error))
      .finally(() => (writing = null));
  }

  const timer = setInterval(look, LOOK_EVERY_MS).unref();
  app.addHook("onClose", async () => {
    clearInterval(timer);
    await writing;
  });
}
