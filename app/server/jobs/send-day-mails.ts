import type { FastifyInstance } from "fastify";
import type { Database } from "#db/database.ts";
import { writeDueDayMails } from "#app/domain/day-mail/day-mails.server.ts";
import { lookEvery } from "./look-every.ts";

const LOOK_EVERY_MS = 60_000;

/** Writes the morning and evening mails of staff to the outbox. */
export function sendDayMails(app: FastifyInstance, { db, publicOrigin }: { db: Database; publicOrigin: string }): void {
  lookEvery(app, LOOK_EVERY_MS, () => writeDueDayMails(db, publicOrigin));
}
