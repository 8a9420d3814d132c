import type { Database } from "#db/database.ts";
import { subscriberStatuses } from "#db/schema.ts";
import { type Actor, forgetNames } from "#app/domain/activity/activities.server.ts";
import { keepIfDoubtful } from "#app/domain/doubtful-form/doubtful-forms.server.ts";
import type { Columns } from "#app/domain/records/any-table.server.ts";
import { recordName } from "#app/domain/version/snapshot.server.ts";
import { enquiryList } from "#app/domain/records/enquiry-list.server.ts";
import { enquiryColumns, type SentBefore } from "#app/domain/enquiry-schema.ts";
import type { FieldErrors } from "#app/domain/outcome.ts";
import { forgetMailsAbout } from "#app/domain/outbox/forget-mails.server.ts";
import { mailsAbout } from "#app/domain/outbox/mails-about.server.ts";
import { queueNewsletterConfirmation } from "#app/domain/outbox/notices/newsletter-notices.server.ts";
import { readNoticeVersion } from "#app/domain/page-text/page-texts.server.ts";
import { eachOf } from "#app/domain/records/list/count-rows.server.ts";
import { byColumn, byNullable, byPlaceIn } from "#app/domain/records/list/list-page.server.ts";
import { searchTextOf } from "#app/domain/records/matching/search-text.ts";
import { fromNow, HOUR_MS } from "#app/lib/time/from-now.ts";
import type { Subscriber, SubscriberInput } from "./subscriber-schema.ts";
import { confirmUrl, unsubscribeUrl } from "./subscription-urls.ts";
import { findByToken, subscriptionToken } from "./subscription-tokens.server.ts";

/** Limits mails that strangers can trigger to an address to one per hour. */
const BETWEEN_MAILS_MS = HOUR_MS;

/**
 * Stores an address as pending and mails a confirmation link. A confirmed address gets no mail; the form's answer is
 * the same in every case.
 */
export async function subscribe(db: Database, input: SubscriberInput & SentBefore, origin: string): Promise<void> {
  if (await keepIfDoubtful(db, "newsletter", input)) return;
  await db.transaction().execute(async (db) => {
    const subscriber = (await addSubscriber(db, input)) ?? (await askAgain(db, input));
    if (!subscriber) return;
    await queueNewsletterConfirmation(db, {
      id: subscriber.id,
      email: subscriber.email,
      confirmUrl: confirmUrl(origin, await subscriptionToken(db, "confirm", subscriber)),
      unsubscribeUrl: unsubscribeUrl(origin, await subscriptionToken(db, "unsubscribe", subscriber)),
    });
  });
}

/** A subscription found by its confirmation link; `leaveToken` ends it. */
interface AskedSubscription {
  status: Subscriber["status"];
  leaveToken: string;
}

/** The subscription of a confirmation link; null if the link is invalid or expired. */
export async function findAsked(db: Database, token: string): Promise<AskedSubscription | null> {
  const subscriber = await findByToken(db, "confirm", token);
  return (
    subscriber && { status: subscriber.status, leaveToken: await subscriptionToken(db, "unsubscribe", subscriber) }
  );
}

/**
 * Confirms a pending subscription; does nothing for people who unsubscribed since. Null if the link is invalid or
 * expired.
 */
export async function confirmSubscription(db: Database, token: string): Promise<AskedSubscription | null> {
  const subscriber = await findByToken(db, "confirm", token);
  if (!subscriber) return null;
  const now = new Date().toISOString();
  await db
    .updateTable("subscribers")
    .set({ status: "confirmed", confirmed_at: now, updated_at: now })
    .where("id", "=", subscriber.id)
    .where("status", "=", "pending")
    .execute();
  return findAsked(db, token);
}

/**
 * Unsubscribes an address, even if it has subscribed again since; answers whether the link was valid. A subscriber in
 * the trash is deleted for good.
 */
export async function unsubscribe(db: Database, token: string): Promise<boolean> {
  const subscriber = await findByToken(db, "unsubscribe", token);
  if (!subscriber) return false;
  await db.transaction().execute(async (db) => {
    await db
      .updateTable("subscribers")
      .set({ status: "unsubscribed", updated_at: new Date().toISOString() })
      .where("email", "=", subscriber.email)
      .execute();
    await leaveTrash(db, subscriber.id);
  });
  return true;
}

async function leaveTrash(db: Database, id: number): Promise<void> {
  const inTrash = db.deleteFrom("trash").where("record", "=", recordName("subscribers", id)).returning("id");
  if (!(await inTrash.executeTakeFirst())) return;
  await forgetNames(db, "subscriber", [id]);
  await forgetMailsAbout(db, "subscriber", id);
}

const subscribers = enquiryList<Subscriber>({
  table: "subscribers",
  type: "subscriber",
  refuseBack: refuseSecond,
  from: (db) => db.selectFrom("subscribers as e"),
  columns: [
    "e.id",
    "e.email",
    "e.status",
    "e.confirmed_at",
    "e.source_page",
    "e.consent_version",
    "e.created_at",
    "e.updated_at",
  ],
  nameOf: ({ email }) => email,
  filters: ["status"],
  counted: { status: eachOf("e.status", subscriberStatuses) },
  sorts: {
    email: byColumn("e.email"),
    status: byPlaceIn(subscriberStatuses, "e.status"),
    asked: byColumn("e.id"),
    confirmed: byNullable("e.confirmed_at"),
    source: byNullable("e.source_page"),
  },
});

/** Lists subscribers, newest first; `q` searches the e-mail. */
export const listSubscribers = subscribers.list;

export const matchingSubscribers = subscribers.matching;

export const subscriberSorts = subscribers.sorts;

export const findSubscriber = subscribers.find;

/** Moves a subscriber to the trash with all unsent mails, the confirmation included. */
export const deleteSubscriber = (db: Database, id: number, actor: Actor) =>
  subscribers.delete(db, id, actor, (db) => mailsAbout(db, "subscriber", id));

export const putBackSubscriber = subscribers.putBack;

async function refuseSecond(db: Database, { email }: Columns): Promise<FieldErrors | null> {
  const again = db
    .selectFrom("subscribers")
    .select("id")
    .where("email", "=", email as string);
  return (await again.executeTakeFirst()) ? { email: "The same address has subscribed again" } : null;
}

async function addSubscriber(db: Database, input: SubscriberInput & SentBefore) {
  const search_text = searchTextOf("subscribers", input);
  const row = {
    ...enquiryColumns(input, await readNoticeVersion(db)),
    email: input.email,
    status: "pending" as const,
    confirmed_at: null,
    search_text,
  };
  return db
    .insertInto("subscribers")
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning(["id", "email"])
    .executeTakeFirst();
}

/** Renews a subscription that ended, or one that was not confirmed for a while. */
async function askAgain(db: Database, input: SubscriberInput & SentBefore) {
  const { consent_version, consented_at, updated_at } = enquiryColumns(input, await readNoticeVersion(db));
  return db
    .updateTable("subscribers")
    .set({ status: "pending", consent_version, consented_at, updated_at })
    .where("email", "=", input.email)
    .where((where) =>
      where.or([
        where("status", "=", "unsubscribed"),
        where.and([where("status", "=", "pending"), where("updated_at", "<", fromNow(-BETWEEN_MAILS_MS))]),
      ]),
    )
    .returning(["id", "email"])
    .executeTakeFirst();
}
