import type { Selectable } from "kysely";
import type { Database } from "#db/database.ts";
import type { Tables } from "#db/schema.ts";
import { unsentStatuses } from "./outbox.server.ts";

export type MailRow = Selectable<Tables["outbox"]>;

/**
 * Removes those of these mails that are certainly unsent from the outbox, to be kept in the trash with their record.
 */
export async function setMailsApart(db: Database, ids: number[]): Promise<MailRow[]> {
  if (ids.length === 0) return [];
  return db
    .deleteFrom("outbox")
    .where("id", "in", ids)
    .where("status", "in", unsentStatuses)
    .where("open_attempts", "=", 0)
    .returningAll()
    .execute();
}

/** Restores mails as they were; the runner holds one older than a day for staff (record 041). */
export async function putMailsBack(db: Database, mails: MailRow[]): Promise<void> {
  if (mails.length > 0) await db.insertInto("outbox").values(mails).execute();
}
