import type { Selectable } from "kysely";
import type { Database } from "#db/database.ts";
import type { Tables } from "#db/schema.ts";
import { unsentStatuses } from "./outbox.server.ts";

export type MailRow = Selectable<Tables["outbox"]>;

/** Takes those of these mails that cannot have left out of the outbox, to lie in the trash with what they tell of. */
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

/** They wait again as they did; one that is older than a day by now is held for a word of staff (record 041). */
export async function putMailsBack(db: Database, mails: MailRow[]): Promise<void> {
  if (mails.length > 0) await db.insertInto("outbox").values(mails).execute();
}
