import type { Selectable } from "kysely";
import type { Database } from "#db/database.ts";
import type { Tables } from "#db/schema.ts";
import { recordName, type Snapshot } from "#app/domain/version/snapshot.server.ts";
import { isSigned, signerBy } from "#app/domain/signature.server.ts";
import { DAY_MS } from "#app/lib/time/from-now.ts";

/** The links in mails: `confirm` expires after a week, `unsubscribe` never. */
type Purpose = "confirm" | "unsubscribe";

type Subscriber = Pick<Selectable<Tables["subscribers"]>, "id" | "email" | "status">;

interface Addressee {
  id: number;
  email: string;
}

const SECRET = "subscription-links";
const LIFE_OF_A_CONFIRMATION_MS = 7 * DAY_MS;

/** A signed token for one act of one subscriber: `<id>.<time>.<signature>`. */
export const subscriptionToken = async (db: Database, purpose: Purpose, subscriber: Addressee): Promise<string> =>
  (await subscriptionTokens(db, purpose, [subscriber]))[0]!;

/** The same for several subscribers, in their order. */
export async function subscriptionTokens(db: Database, purpose: Purpose, subscribers: Addressee[]): Promise<string[]> {
  const sign = await signerBy(db, SECRET);
  const issuedAt = Date.now();
  return subscribers.map((one) => `${one.id}.${issuedAt}.${sign(claimOf(purpose, one, issuedAt).facts)}`);
}

/** The subscriber of a token; null if it is forged, for another act, or expired. */
export async function findByToken(db: Database, purpose: Purpose, token: string) {
  const [, id, issuedAt, signature] = /^(\d{1,9})\.(\d{13})\.([\w-]{43})$/.exec(token) ?? [];
  if (!id || !issuedAt || !signature) return null;
  if (purpose === "confirm" && Date.now() - Number(issuedAt) > LIFE_OF_A_CONFIRMATION_MS) return null;
  const stored = await db
    .selectFrom("subscribers")
    .select(["id", "email", "status"])
    .where("id", "=", Number(id))
    .executeTakeFirst();
  const subscriber = stored ?? (purpose === "unsubscribe" ? await findDeleted(db, Number(id)) : null);
  if (!subscriber) return null;
  return (await isSigned(db, claimOf(purpose, subscriber, Number(issuedAt)), signature)) ? subscriber : null;
}

/** An unsubscribe link works in the trash, too, so that a restore does not undo it. */
async function findDeleted(db: Database, id: number): Promise<Subscriber | null> {
  const record = recordName("subscribers", id);
  const row = await db.selectFrom("trash").select("snapshot").where("record", "=", record).executeTakeFirst();
  return row ? ((JSON.parse(row.snapshot) as Snapshot).columns as unknown as Subscriber) : null;
}

const claimOf = (purpose: Purpose, { id, email }: Addressee, issuedAt: number) => ({
  secret: SECRET,
  facts: [purpose, id, email, issuedAt],
});
