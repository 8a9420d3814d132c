import type { Database } from "#db/database.ts";
import { isPostgres } from "#db/is-postgres.ts";
import { type Actor, recordActivity } from "#app/domain/activity/activities.server.ts";
import type { SaveOutcome } from "#app/domain/outcome.ts";
import { type ListQuery, type PageOf, pageBounds } from "#app/domain/page-of.ts";
import { foldText, likePatterns } from "#app/lib/fold-text.ts";
import type { Mail, outboxStatuses } from "./outbox-schema.ts";

export interface NewMail {
  messageId: string;
  recipient: string;
  replyTo: string;
  subject: string;
  body: string;
  /** Beyond the usual ones. */
  headers?: Record<string, string> | null;
  /** Leaves no sooner than so long from now; until then it can be taken back. */
  delayMs?: number;
}

/** What a timeline says of a mail. */
export type QueuedMail = Pick<Mail, "id" | "subject">;

/** A mail that one runner alone may send until the claim ends; then any runner may. */
export type ClaimedMail = Pick<Mail, "id" | "message_id" | "attempts" | "due_at" | "created_at"> &
  Omit<NewMail, "delayMs">;

export interface MailQuery extends ListQuery {
  status?: (typeof outboxStatuses)[number];
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** How long after the first, second … failed attempt the next one is made; after the last of them the mail has failed. */
const RETRY_DELAYS_MS = [MINUTE_MS, 5 * MINUTE_MS, 30 * MINUTE_MS, 2 * HOUR_MS, 12 * HOUR_MS];
/** Twice as long as one attempt may take. */
const CLAIM_MS = 2 * MINUTE_MS;
const LONGEST_ERROR = 500;
const DAY_MS = 24 * HOUR_MS;
/** Mails hold people's words; what was sent is deleted after so long. Those that wait or failed stay. */
const SENT_MAILS_KEPT_DAYS = 90;

/** Writes a mail to be sent, inside the transaction of the record it tells of. */
export async function queueMail(db: Database, mail: NewMail): Promise<QueuedMail> {
  return db
    .insertInto("outbox")
    .values({
      message_id: mail.messageId,
      recipient: mail.recipient,
      reply_to: mail.replyTo,
      subject: mail.subject,
      body: mail.body,
      headers: mail.headers ?? null,
      status: "waiting",
      attempts: 0,
      due_at: fromNow(mail.delayMs ?? 0),
      sent_at: null,
      last_error: null,
      search_text: foldText(`${mail.recipient} ${mail.subject}`),
      created_at: fromNow(0),
    })
    .returning(["id", "subject"])
    .executeTakeFirstOrThrow();
}

/** Takes back a mail that no attempt was made to send. Answers whether it was still there: if not, it may have left. */
export async function takeBackMail(db: Database, id: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("outbox")
    .where("id", "=", id)
    .where("status", "=", "waiting")
    .where("attempts", "=", 0)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Deletes the mails that were sent longer ago than they are kept. Answers how many. */
export async function purgeSentMails(db: Database): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom("outbox")
    .where("status", "=", "sent")
    .where("sent_at", "<", fromNow(-SENT_MAILS_KEPT_DAYS * DAY_MS))
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** Takes the mail that has been due longest; null when none is. Two runners never get the same one. */
export async function claimDueMail(db: Database): Promise<ClaimedMail | null> {
  const claimed = await db
    .updateTable("outbox")
    // No error is known of the attempt that begins: that is what tells a mail on its way from one that waits.
    .set((of) => ({ attempts: of("attempts", "+", 1), due_at: fromNow(CLAIM_MS), last_error: null }))
    .where("id", "=", (of) =>
      of
        .selectFrom("outbox")
        .select("id")
        .where("status", "=", "waiting")
        .where("due_at", "<=", fromNow(0))
        .orderBy("due_at")
        .orderBy("id")
        .limit(1)
        .$if(isPostgres(db), (due) => due.forUpdate().skipLocked()),
    )
    .returning(["id", "message_id", "message_id as messageId", "recipient", "reply_to as replyTo", "subject", "body"])
    .returning(["headers", "attempts", "due_at", "created_at"])
    .executeTakeFirst();
  return claimed ?? null;
}

/** Holds for whoever claimed the mail meanwhile, too: it has been sent. */
export async function markSent(db: Database, id: number): Promise<void> {
  await db
    .updateTable("outbox")
    .set({ status: "sent", sent_at: fromNow(0), last_error: null })
    .where("id", "=", id)
    .execute();
}

/** Puts the next attempt off, each time longer, and gives up after the sixth. A claim that has ended changes nothing. */
export async function markFailed(db: Database, mail: ClaimedMail, error: string): Promise<void> {
  const delay = RETRY_DELAYS_MS[mail.attempts - 1];
  await db
    .updateTable("outbox")
    .set({
      status: delay === undefined ? "failed" : "waiting",
      due_at: fromNow(delay ?? 0),
      last_error: error.replaceAll("\0", "").slice(0, LONGEST_ERROR),
    })
    .where("id", "=", mail.id)
    .where("status", "=", "waiting")
    .where("attempts", "=", mail.attempts)
    .where("due_at", "=", mail.due_at)
    .execute();
}

/** Mails, newest first; `q` looks into recipient and subject. */
export async function listMails(db: Database, query: MailQuery = {}): Promise<PageOf<Mail>> {
  const matching = mailsMatching(db, query);
  const bounds = pageBounds(query);
  const page = bounds ? matching.limit(bounds.limit).offset(bounds.offset) : matching;
  const rows = await page.select(columns).orderBy("id", "desc").execute();
  if (!bounds) return { rows };
  const { total } = await matching.select((of) => of.fn.countAll<number>().as("total")).executeTakeFirstOrThrow();
  return { rows, meta: { total, page: bounds.page, limit: bounds.limit } };
}

/** Makes a failed or put-off mail due at once. One that is on its way stays so; one that was sent is not sent again. */
export async function retryMail(db: Database, id: number, actor: Actor): Promise<SaveOutcome<Mail>> {
  return db.transaction().execute(async (db) => {
    const due = await db
      .updateTable("outbox")
      .set({ status: "waiting", attempts: 0, due_at: fromNow(0), last_error: null })
      .where("id", "=", id)
      .where("status", "<>", "sent")
      .where("last_error", "is not", null)
      .returning(columns)
      .executeTakeFirst();
    if (due) {
      await recordActivity(db, actor, { action: "update", type: "mail", name: due.subject, recordId: id });
      return { record: due };
    }
    const record = await db.selectFrom("outbox").select(columns).where("id", "=", id).executeTakeFirst();
    if (!record) return { absent: true };
    if (record.status === "sent") return { errors: { status: "This mail has already been sent" } };
    return { record };
  });
}

const columns = [
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

function mailsMatching(db: Database, { status, q }: MailQuery) {
  let mails = db.selectFrom("outbox");
  if (status) mails = mails.where("status", "=", status);
  for (const pattern of likePatterns(q ?? "")) mails = mails.where("search_text", "like", pattern);
  return mails;
}

const fromNow = (delayMs: number): string => new Date(Date.now() + delayMs).toISOString();
