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
  /** Beyond the usual ones. */
  headers?: Record<string, string> | null;
  /** Leaves no sooner than so long from now; until then it can be taken back. */
  delayMs?: number;
  /** The link that takes the place of `LINK_PLACE` when the mail leaves. */
  link?: MailLink;
  /** 1: staff wrote it to somebody. */
  is_office?: 0 | 1;
  /** 1: an act of staff set it off, so it leaves in no quiet hours. */
  keeps_quiet?: 0 | 1;
}

/** A link that opens an account is nowhere but in the mail itself: staff read the outbox. */
export interface MailLink {
  to: (typeof mailLinks)[number];
  /** The user, the invitation, or the application. */
  id: number;
}

/** What the body holds until then. */
export const LINK_PLACE = "(Here the mail has its link, which is made when it leaves and kept nowhere.)";

/** What a timeline says of a mail. */
export type QueuedMail = Pick<Mail, "id" | "subject">;

/** A mail that one runner alone may send until the claim ends; then any runner may. */
export type ClaimedMail = Pick<Mail, "id" | "message_id" | "attempts" | "due_at" | "created_at"> &
  Omit<NewMail, "delayMs" | "link" | "is_office" | "keeps_quiet"> & {
    is_office: 0 | 1;
    link_to: MailLink["to"] | null;
    link_id: number | null;
  };

/** How long after the first, second … failed attempt the next is made; after the last the mail has failed. */
const RETRY_DELAYS_MS = [MINUTE_MS, 5 * MINUTE_MS, 30 * MINUTE_MS, 2 * HOUR_MS, 12 * HOUR_MS];
/** The end of a mail alone may be answered after ten minutes (RFC 5321, 4.5.3.2.6). */
export const LONGEST_ATTEMPT_MS = 12 * MINUTE_MS;
/** Longer than an attempt, so that nobody else sends the mail meanwhile. */
const CLAIM_MS = LONGEST_ATTEMPT_MS + 3 * MINUTE_MS;
const LONGEST_ERROR = 500;
/** What is older does not leave by itself: by then its words may be out of date. */
const LEAVES_WITHIN_MS = DAY_MS;

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

/** Where a mail stands that has not left, if none of its attempts is open. */
export const unsentStatuses = ["waiting", "held", "failed"] as const;

/** Takes back a mail that cannot have left. Answers whether it was still there. */
export async function takeBackMail(db: Database, id: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("outbox")
    .where("id", "=", id)
    .where("status", "in", unsentStatuses)
    .where("open_attempts", "=", 0)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Sets the mails apart that could not leave for a day: they wait for staff, who send or cancel them (record 041). */
export async function holdOldMails(db: Database): Promise<void> {
  await db
    .updateTable("outbox")
    .set({ status: "held" })
    .where("status", "=", "waiting")
    .where("released_at", "<=", fromNow(-LEAVES_WITHIN_MS))
    .where((of) => of.not(isOnItsWay(of)))
    .execute();
}

/** Some process sends it at this moment: it may have left. */
export const isOnItsWay = (of: ExpressionBuilder<Tables, "outbox">) =>
  of.and([
    of("status", "=", "waiting"),
    of("attempts", ">", 0),
    of("last_error", "is", null),
    of("due_at", ">", fromNow(0)),
  ]);

/** All of its attempts were refused, whatever staff did with it since. */
export const hasFailed = (of: ExpressionBuilder<Tables, "outbox">) =>
  of.and([of("attempts", ">", RETRY_DELAYS_MS.length), of("last_error", "is not", null)]);

/**
 * Takes the mail that has been due longest; null when none is. Two runners never get the same one. In quiet hours those
 * that staff wrote to people, or set off, stay where they are.
 */
export async function claimDueMail(db: Database, { isQuiet = false } = {}): Promise<ClaimedMail | null> {
  const claimed = await db
    .updateTable("outbox")
    // No error is known of the attempt that begins: that is what tells a mail on its way from one that waits.
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

/** Holds for whoever claimed the mail meanwhile, too: it has been sent. */
export async function markSent(db: Database, id: number): Promise<void> {
  await db
    .updateTable("outbox")
    .set({ status: "sent", sent_at: fromNow(0), last_error: null })
    .where("id", "=", id)
    .execute();
}

/** It does not leave: its link leads to nothing any more, e.g. to an account that was closed, or as `why` says. */
export async function cancelClaimed(db: Database, id: number, why: string | null = null): Promise<void> {
  await db.updateTable("outbox").set({ status: "cancelled", last_error: why }).where("id", "=", id).execute();
}

interface Failure {
  reason: string;
  /** Whether the mail may have left all the same. */
  isOpen: boolean;
}

/**
 * Puts the next attempt off, each time longer, and gives up after the sixth. A claim that has ended changes nothing.
 */
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
