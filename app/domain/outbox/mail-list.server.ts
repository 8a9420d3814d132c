import type { Database } from "#db/database.ts";
import type { SortedListQuery } from "#app/domain/list/list-query-schema.ts";
import type { PageOf } from "#app/domain/list/page-of.ts";
import { eachOf } from "#app/domain/records/list/count-rows.server.ts";
import { listPage, type ListOrder } from "#app/domain/records/list/list-page.server.ts";
import { type Mail, outboxStatuses } from "./outbox-schema.ts";

export interface MailQuery extends SortedListQuery {
  status?: (typeof outboxStatuses)[number] | undefined;
}

/** Lists mails, newest first; `q` searches recipient and subject. */
export function listMails(db: Database, { status, ...query }: MailQuery = {}): Promise<PageOf<Mail>> {
  let mails = db.selectFrom("outbox").select(mailColumns);
  if (status) mails = mails.where("status", "=", status);
  return listPage(db, mails, newestFirst, query);
}

/** A mail by id; null if there is none. */
export async function findMail(db: Database, id: number): Promise<Mail | null> {
  return (await db.selectFrom("outbox").select(mailColumns).where("id", "=", id).executeTakeFirst()) ?? null;
}

const mailColumns = [
  "id",
  "message_id",
  "recipient",
  "reply_to",
  "subject",
  "body",
  "status",
  "attempts",
  "due_at",
  "sent_at",
  "last_error",
  "created_at",
] as const;

const newestFirst: ListOrder = {
  table: "outbox",
  alias: "outbox",
  usual: (found) => found.orderBy("outbox.id", "desc"),
  sorts: {},
  counted: { status: eachOf("outbox.status", outboxStatuses) },
};
