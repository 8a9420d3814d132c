import type { ExpressionBuilder } from "kysely";
import type { Database } from "#db/database.ts";
import { isPostgres } from "#db/is-postgres.ts";
import type { mailLinks, Tables } from "#db/schema.ts";
import { searchTextOf } from "#app/domain/records/matching/search-text.ts";
import { DAY_MS, fromNow, HOUR_MS, MINUTE_MS } from "#app/lib/time/from-now.ts";
import type { Mail } from "./outbox-schema.ts";

export interface NewMail {
  messageId: string;
  recipient: string;
  replyTo: string;
  subject: string;
  body: string;
  /** Additional headers. */
  headers?: Record<string, string> | null;
  /** Sent after this delay; until then it can be taken back. */
  delayMs?: number;
  /** The link that replaces `LINK_PLACE` when the mail is sent. */
  link?: MailLink;
  /** 1: written by staff. */
  is_office?: 0 | 1;
  /** 1: triggered by staff, so it is held in quiet hours. */
  keeps_quiet?: 0 | 1;
}

/** A link that opens an account, made only when the mail is sent: staff can read the outbox. */
export interface MailLink {
  to: (typeof mailLinks)[number];
  /** The id of the user, invitation or application. */
  id: number;
}

/** The body's placeholder for the link. */
export const LINK_PLACE = "(Here the mail has its link, which is made when it leaves and kept nowhere.)";

/** What a timeline needs of a mail. */
export type QueuedMail = Pick<Mail, "id" | "subject">;

/** A mail that only one runner may send until its claim expires. */
export type ClaimedMail = Pick<Mail, "id" | "message_id" | "attempts" | "due_at" | "created_at"> &
  Omit<NewMail, "delayMs" | "link" | "is_office" | "keeps_quiet"> & {
    is_office: 0 | 1;
    link_to: MailLink["to"] | null;
    link_id: number | null;
  };

/** Delays after the first, second … failed attempt; after the last one the mail has failed. */
const RETRY_DELAYS_MS = [MINUTE_MS, 5 * MINUTE_MS, 30 * MINUTE_MS, 2 * HOUR_MS, 12 * HOUR_MS];
/** A server may take ten minutes to acknowledge the end of a mail (RFC 5321, 4.5.3.2.6). */
export const LONGEST_ATTEMPT_MS = 12 * MINUTE_MS;
/** Longer than an attempt, so that no other runner sends the mail. */
const CLAIM_MS = LONGEST_ATTEMPT_MS + 3 * MINUTE_MS;
const LONGEST_ERROR = 500;
/** Older mails are not sent automatically: their text may be outdated. */
const LEAVES_WITHIN_MS = DAY_MS;

/** Queues a mail, inside the transaction of the record it is about. */
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
      released_at: fromNow(0),
      sent_at: null,
      last_error: null,
      search_text: searchTextOf("outbox", mail),
      link_to: mail.link?.to ?? null,
      link_id: mail.link?.id ?? null,
      is_office: mail.is_office ?? 0,
      keeps_quiet: mail.keeps_quiet ?? 0,
      created_at: fromNow(0),
    })
    .returning(["id", "subject"])
    .executeTakeFirstOrThrow();
}

/** The statuses of unsent mails, if no attempt is open. */
export const unsentStatuses = ["waiting", "held", "failed"] as const;

/** Deletes a mail that is certainly unsent; answers whether it did. */
export async function takeBackMail(db: Database, id: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("outbox")
    .where("id", "=", id)
    .where("status", "in", unsentStatuses)
    .where("open_attempts", "=", 0)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Holds mails that could not be sent for a day, for staff to send or cancel (record 041). */
export async function holdOldMails(db: Database): Promise<void> {
  await db
    .updateTable("outbox")
    .set({ status: "held" })
    .where("status", "=", "waiting")
    .where("released_at", "<=", fromNow(-LEAVES_WITHIN_MS))
    .where((of) => of.not(isOnItsWay(of)))
    .execute();
}

/** A process is sending it now; it may have been sent. */
export const isOnItsWay = (of: ExpressionBuilder<Tables, "outbox">) =>
  of.and([
    of("status", "=", "waiting"),
    of("attempts", ">", 0),
    of("last_error", "is", null),
    of("due_at", ">", fromNow(0)),
  ]);

/** All attempts failed, whatever staff did with it since. */
export const hasFailed = (of: ExpressionBuilder<Tables, "outbox">) =>
  of.and([of("attempts", ">", RETRY_DELAYS_MS.length), of("last_error", "is not", null)]);

/**
 * Claims the mail due longest; null if none is due. No two runners get the same one. `isQuiet`: skips mails that are
 * held in quiet hours.
 */
export async function claimDueMail(db: Database, { isQuiet = false } = {}): Promise<ClaimedMail | null> {
  const claimed = await db
    .updateTable("outbox")
    // Clearing the error marks the mail as on its way.
    .set((of) => ({
      attempts: of("attempts", "+", 1),
      open_attempts: of("open_attempts", "+", 1),
      due_at: fromNow(CLAIM_MS),
      last_error: null,
    }))
    .where("id", "=", (of) =>
      of
        .selectFrom("outbox")
        .select("id")
        .where("status", "=", "waiting")
        .where("due_at", "<=", fromNow(0))
        .where("released_at", ">", fromNow(-LEAVES_WITHIN_MS))
        .$if(isQuiet, (due) => due.where("is_office", "=", 0).where("keeps_quiet", "=", 0))
        .orderBy("due_at")
        .orderBy("id")
        .limit(1)
        .$if(isPostgres(db), (due) => due.forUpdate().skipLocked()),
    )
    .returning(["id", "message_id", "message_id as messageId", "recipient", "reply_to as replyTo", "subject", "body"])
    .returning(["headers", "attempts", "due_at", "created_at", "link_to", "link_id", "is_office"])
    .executeTakeFirst();
  return claimed ?? null;
}

/** Marks a mail as sent, even if its claim has expired meanwhile. */
export async function markSent(db: Database, id: number): Promise<void> {
  await db
    .updateTable("outbox")
    .set({ status: "sent", sent_at: fromNow(0), last_error: null })
    .where("id", "=", id)
    .execute();
}

/** Cancels a claimed mail, because its link is dead (e.g. a closed account) or for the reason `why`. */
export async function cancelClaimed(db: Database, id: number, why: string | null = null): Promise<void> {
  await db.updateTable("outbox").set({ status: "cancelled", last_error: why }).where("id", "=", id).execute();
}

interface Failure {
  reason: string;
  /** Whether the mail may have been sent nevertheless. */
  isOpen: boolean;
}

/** Delays the next attempt, each time longer, and gives up after the sixth. Does nothing if the claim has expired. */
export async function markFailed(db: Database, mail: ClaimedMail, { reason, isOpen }: Failure): Promise<void> {
  const delay = RETRY_DELAYS_MS[mail.attempts - 1];
  await db
    .updateTable("outbox")
    .set((of) => ({
      status: delay === undefined ? "failed" : "waiting",
      open_attempts: of("open_attempts", "-", isOpen ? 0 : 1),
      due_at: fromNow(delay ?? 0),
      last_error: reason.replaceAll("\0", "").slice(0, LONGEST_ERROR),
    }))
    .where("id", "=", mail.id)
    .where("status", "=", "waiting")
    .where("attempts", "=", mail.attempts)
    .where("due_at", "=", mail.due_at)
    .execute();
}
