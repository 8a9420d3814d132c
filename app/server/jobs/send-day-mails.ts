import type { FastifyInstance } from "fastify";
import type { Database } from "#db/database.ts";
import { writeDueDayMails } from "#app/domain/day-mail/day-mails.server.ts";
import { lookEvery } from "./look-every.ts";

const LOOK_EVERY_MS = 60_000;

/** Tells staff their day in the morning and in the evening; the outbox sends what is written here. */
export function sendDayMails(app: FastifyInstance, { db, publicOrigin }: { db: Database; publicOrigin: string }): void {
  lookEvery(app, LOOK_EVERY_MS, () => writeDueDayMails(db, publicOrigin));
}
