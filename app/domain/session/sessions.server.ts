import { createHash, randomBytes } from "node:crypto";
import type { Database } from "#db/database.ts";

const HOURS_WITHOUT_USE = 12;
const MS_PER_HOUR = 3_600_000;
/** Every call would otherwise be a write: the time of the last use may lag behind by this much. */
const TOUCH_AFTER_MS = 60_000;

const hashOf = (token: string) => createHash("sha256").update(token).digest("hex");
const oldestAlive = () => new Date(Date.now() - HOURS_WITHOUT_USE * MS_PER_HOUR).toISOString();

interface Origin {
  address: string | null;
  device: string | null;
}

/** Opens a session and answers its bearer token, of which only the hash is kept (decision 27). */
export async function openSession(db: Database, userId: number, { address, device }: Origin): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  const now = new Date().toISOString();
  await db
    .insertInto("sessions")
    .values({ user_id: userId, token_hash: hashOf(token), created_at: now, last_used_at: now, address, device })
    .execute();
  await db.deleteFrom("sessions").where("last_used_at", "<", oldestAlive()).execute();
  return token;
}

/** The session of a token with its user, or null when it is unknown, revoked or 12 hours without use. */
export async function findSession(db: Database, token: string) {
  const session = await db
    .selectFrom("sessions as s")
    .innerJoin("users as u", "u.id", "s.user_id")
    .select(["s.id", "s.last_used_at", "u.id as user_id", "u.username", "u.role"])
    .where("s.token_hash", "=", hashOf(token))
    .where("s.last_used_at", ">=", oldestAlive())
    .executeTakeFirst();
  if (!session) return null;
  if (Date.now() - Date.parse(session.last_used_at) > TOUCH_AFTER_MS) await touchSession(db, session.id);
  return { id: session.id, user: { id: session.user_id, username: session.username, role: session.role } };
}

export async function closeSession(db: Database, id: number): Promise<void> {
  await db.deleteFrom("sessions").where("id", "=", id).execute();
}

async function touchSession(db: Database, id: number) {
  await db.updateTable("sessions").set({ last_used_at: new Date().toISOString() }).where("id", "=", id).execute();
}
