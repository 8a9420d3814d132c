import type { Database } from "#db/database.ts";
import type { Subscriber } from "./subscriber-schema.ts";
import { subscriptionTokens } from "./subscription-tokens.server.ts";
import { leaveUrl } from "./subscription-urls.ts";

/**
 * Unsubscribe links by id, for letters that staff send by other means; only confirmed subscribers, who may be written
 * to.
 */
export async function leaveLinksOf(db: Database, origin: string, subscribers: Subscriber[]) {
  const readers = subscribers.filter(({ status }) => status === "confirmed");
  const tokens = await subscriptionTokens(db, "unsubscribe", readers);
  return new Map(readers.map(({ id }, place) => [id, leaveUrl(origin, tokens[place]!)]));
}
