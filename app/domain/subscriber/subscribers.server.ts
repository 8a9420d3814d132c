import type { Database } from "#db/database.ts";
import type { subscriberStatuses } from "#db/schema.ts";
import { enquiryList } from "#app/domain/enquiry-list.server.ts";
import { enquiryColumns } from "#app/domain/enquiry-schema.ts";
import { queueNewsletterConfirmation } from "#app/domain/outbox/newsletter-notices.server.ts";
import type { ListQuery } from "#app/domain/page-of.ts";
import { catchRobot } from "#app/domain/robot-trap/robot-traps.server.ts";
import type { Subscriber, SubscriberInput } from "./subscriber-schema.ts";
import { confirmUrl, unsubscribeUrl } from "./subscription-urls.ts";
import { findByToken, subscriptionToken } from "./subscription-tokens.server.ts";

export interface SubscriberQuery extends ListQuery {
  status?: (typeof subscriberStatuses)[number] | undefined;
}

/** Anyone can type anyone's address: its owner gets no more than one mail an hour for that. */
const BETWEEN_MAILS_MS = 3_600_000;

/**
 * Keeps an address until its owner confirms it through the link of a mail. An address that is confirmed already stays
 * so and gets no mail; the sender of the form is told the same in every case.
 */
export async function subscribe(db: Database, input: SubscriberInput, origin: string): Promise<void> {
  if (await catchRobot(db, "newsletter", input)) return;
  await db.transaction().execute(async (db) => {
    const subscriber = (await addSubscriber(db, input)) ?? (await askAgain(db, input));
    if (!subscriber) return;
    await queueNewsletterConfirmation(db, {
      email: subscriber.email,
      confirmUrl: confirmUrl(origin, await subscriptionToken(db, "confirm", subscriber)),
      unsubscribeUrl: unsubscribeUrl(origin, await subscriptionToken(db, "unsubscribe", subscriber)),
    });
  });
}

/** Answers the token that ends the subscription again, or null for a link that is not valid (any longer). */
export async function confirmSubscription(db: Database, token: string): Promise<string | null> {
  const subscriber = await findByToken(db, "confirm", token);
  if (!subscriber || subscriber.status === "unsubscribed") return null;
  const now = new Date().toISOString();
  await db
    .updateTable("subscribers")
    .set({ status: "confirmed", confirmed_at: now, updated_at: now })
    .where("id", "=", subscriber.id)
    .where("status", "=", "pending")
    .execute();
  return subscriptionToken(db, "unsubscribe", subscriber);
}

/** Answers whether the link was ours; a second click changes nothing. */
export async function unsubscribe(db: Database, token: string): Promise<boolean> {
  const subscriber = await findByToken(db, "unsubscribe", token);
  if (!subscriber) return false;
  await db
    .updateTable("subscribers")
    .set({ status: "unsubscribed", updated_at: new Date().toISOString() })
    .where("id", "=", subscriber.id)
    .execute();
  return true;
}

const subscribers = enquiryList<Subscriber>({
  table: "subscribers",
  type: "subscriber",
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
  // Always lower case, hence as good as a folded text.
  searchedColumn: "email",
});

/** Subscribers, newest first; `q` looks into the e-mail. */
export const listSubscribers = (db: Database, { status, ...query }: SubscriberQuery = {}) =>
  subscribers.list(db, query, { status });

export const findSubscriber = subscribers.find;

export const deleteSubscriber = subscribers.remove;

async function addSubscriber(db: Database, input: SubscriberInput) {
  const row = { ...enquiryColumns(input), email: input.email, status: "pending" as const, confirmed_at: null };
  return db
    .insertInto("subscribers")
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning(["id", "email"])
    .executeTakeFirst();
}

/** For an address that left, or whose owner has not answered for a while. */
async function askAgain(db: Database, input: SubscriberInput) {
  const { consent_version, consented_at, updated_at } = enquiryColumns(input);
  return db
    .updateTable("subscribers")
    .set({ status: "pending", consent_version, consented_at, updated_at })
    .where("email", "=", input.email)
    .where((where) =>
      where.or([
        where("status", "=", "unsubscribed"),
        where.and([
          where("status", "=", "pending"),
          where("updated_at", "<", new Date(Date.now() - BETWEEN_MAILS_MS).toISOString()),
        ]),
      ]),
    )
    .returning(["id", "email"])
    .executeTakeFirst();
}
