import type { Database } from "#db/database.ts";
import { plannedOnce } from "#db/statements/planned-once.ts";
import { hashOfToken, newToken } from "#app/lib/opaque-token.server.ts";
import { storageFailureOf } from "#app/lib/failures/storage-failure.ts";
import { fromNow, HOUR_MS } from "#app/lib/time/from-now.ts";
import { type Actor, recordActivity } from "#app/domain/activity/activities.server.ts";
import type { Session } from "./session-schema.ts";

const HOURS_WITHOUT_USE = 12;
/** Limits writes: `last_used_at` may be this much behind. */
const TOUCH_AFTER_MS = 60_000;
/** A user counts as present this long after their last request, since they may be reading. */
const HERE_MS = 300_000;

const oldestAlive = () => fromNow(-HOURS_WITHOUT_USE * HOUR_MS);

interface Origin {
  address: string | null;
  device: string | null;
}

/** A signed-in member of staff and their session. */
export interface StaffActor extends Actor {
  userId: number;
  sessionId: number;
}

/** Opens a session and answers its bearer token, of which only the hash is stored (D27). */
export async function openSession(db: Database, userId: number, { address, device }: Origin): Promise<string> {
  const token = newToken();
  const now = new Date().toISOString();
  await db
    .insertInto("sessions")
    .values({ user_id: userId, token_hash: hashOfToken(token), created_at: now, last_used_at: now, address, device })
    .execute();
  return token;
}

/** Deletes expired sessions, which hold network addresses and browsers. */
export async function forgetOldSessions(db: Database): Promise<void> {
  await db.deleteFrom("sessions").where("last_used_at", "<", oldestAlive()).execute();
}

/** The session of a token with its user; null if it is unknown, revoked or unused for 12 hours. Counts as use. */
export async function findSession(db: Database, token: string) {
  const found = livingSessions(db).where("s.token_hash", "=", hashOfToken(token));
  const session = await found.modifyEnd(plannedOnce).executeTakeFirst();
  if (!session) return null;
  if (Date.now() - Date.parse(session.last_used_at) > TOUCH_AFTER_MS) await touchSession(db, session.id);
  return { id: session.id, user: userOf(session) };
}

/** The users of those of these sessions that are alive, by session id; does not count as use. */
export async function livingAmong(db: Database, ids: number[]): Promise<Map<number, ReturnType<typeof userOf>>> {
  const rows = await livingSessions(db).where("s.id", "in", ids).execute();
  return new Map(rows.map((row) => [row.id, userOf(row)]));
}

const livingSessions = (db: Database) =>
  db
    .selectFrom("sessions as s")
    .innerJoin("users as u", "u.id", "s.user_id")
    .leftJoin("role_rules as r", "r.role", "u.role")
    .select(["s.id", "s.last_used_at", "u.id as user_id", "u.username", "u.role", "u.totp_confirmed_at"])
    .select(["r.needs_second_factor", "r.sees_all_leads"])
    .where("s.last_used_at", ">=", oldestAlive())
    // A session may have been opened while the account was being closed.
    .where("u.closed_at", "is", null);

type LivingSession = Awaited<ReturnType<ReturnType<typeof livingSessions>["executeTakeFirstOrThrow"]>>;

const userOf = ({ user_id: id, username, role, ...row }: LivingSession) => ({
  id,
  username,
  role,
  lacksSecondFactor: row.needs_second_factor === 1 && row.totp_confirmed_at === null,
  seesAllLeads: row.sees_all_leads === 1,
});

/** The ids of users seen within the last five minutes. */
export async function readHere(db: Database): Promise<Set<number>> {
  const since = fromNow(-HERE_MS);
  const rows = await db
    .selectFrom("sessions")
    .select("user_id")
    .distinct()
    .where("last_used_at", ">=", since)
    .execute();
  return new Set(rows.map(({ user_id }) => user_id));
}

/** The user's own living sessions, last used first. */
export async function listSessions(db: Database, { userId, sessionId }: StaffActor): Promise<Session[]> {
  const rows = await db
    .selectFrom("sessions")
    .select(["id", "created_at", "last_used_at", "address", "device"])
    .where("user_id", "=", userId)
    .where("last_used_at", ">=", oldestAlive())
    .orderBy("last_used_at", "desc")
    .orderBy("id", "desc")
    .execute();
  return rows.map((row) => ({ ...row, is_current: row.id === sessionId ? 1 : 0 }));
}

/** Ends one of the user's own sessions; answers whether it existed. */
export async function endOwnSession(db: Database, id: number, actor: StaffActor): Promise<boolean> {
  return db.transaction().execute(async (db) => {
    const ended = await db
      .deleteFrom("sessions")
      .where("id", "=", id)
      .where("user_id", "=", actor.userId)
      .returning(["id", "device", "address"])
      .execute();
    await recordEnded(db, ended, actor);
    return ended.length > 0;
  });
}

/** Ends the user's other sessions; answers how many. */
export async function endOtherSessions(db: Database, actor: StaffActor): Promise<number> {
  return db.transaction().execute(async (db) => {
    const ended = await endSessions(db, actor.userId, actor.sessionId);
    await recordEnded(db, ended, actor);
    return ended.length;
  });
}

/** Ends a user's sessions except `kept`, and answers them; not audited. */
export async function endSessions(db: Database, userId: number, kept = 0): Promise<EndedSession[]> {
  return db
    .deleteFrom("sessions")
    .where("user_id", "=", userId)
    .where("id", "<>", kept)
    .returning(["id", "device", "address"])
    .execute();
}

interface EndedSession extends Origin {
  id: number;
}

async function recordEnded(db: Database, ended: EndedSession[], actor: StaffActor) {
  for (const { id, device, address } of ended) {
    const name = device ?? address ?? "unnamed device";
    await recordActivity(db, actor, { action: "delete", type: "session", name, recordId: id });
  }
}

/** A full disk must not keep staff from reading. */
async function touchSession(db: Database, id: number) {
  const touched = db.updateTable("sessions").set({ last_used_at: new Date().toISOString() }).where("id", "=", id);
  await touched.execute().catch((error: unknown) => {
    if (storageFailureOf(error) === null) throw error;
  });
}
