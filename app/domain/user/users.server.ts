import { sql } from "kysely";
import type { Database } from "#db/database.ts";
import { refusalOf } from "#db/refusal.ts";
import { type Actor, type Editor, recordActivity } from "#app/domain/activity/activities.server.ts";
import type { DeleteOutcome, FieldErrors, SaveOutcome } from "#app/domain/outcome.ts";
import { type ListQuery, type PageOf, pageBounds } from "#app/domain/page-of.ts";
import { dropSecondFactor } from "#app/domain/second-factor/second-factor.server.ts";
import { endSessions, type StaffActor } from "#app/domain/session/sessions.server.ts";
import { saveObstacle } from "#app/domain/save-obstacle.server.ts";
import { likePatterns } from "#app/lib/fold-text.ts";
import { reasonToStayAdmin } from "./last-admin.server.ts";
import { withLastSignIn } from "./last-sign-ins.server.ts";
import { hashPassword } from "./passwords.server.ts";
import { refusePassword } from "./refuse-password.server.ts";
import type { ListedUser, NewUserInput, User, UserInput } from "./user-schema.ts";

/** A save may also fail because of what else is stored: a taken name, the last administrator. */
export type UserSaveOutcome = SaveOutcome<User> | { conflict: string; errors?: FieldErrors };

/** Users, newest first; `q` looks into user name and e-mail. */
export async function listUsers(db: Database, query: ListQuery = {}): Promise<PageOf<ListedUser>> {
  const matching = usersMatching(db, query.q ?? "");
  const bounds = pageBounds(query);
  const page = bounds ? matching.limit(bounds.limit).offset(bounds.offset) : matching;
  const rows = await withLastSignIn(db, await page.select(columns).orderBy("id", "desc").execute());
  if (!bounds) return { rows };
  const { total } = await matching.select((of) => of.fn.countAll<number>().as("total")).executeTakeFirstOrThrow();
  return { rows, meta: { total, page: bounds.page, limit: bounds.limit } };
}

export async function findUser(db: Database, id: number): Promise<User | null> {
  return (await db.selectFrom("users").select(columns).where("id", "=", id).executeTakeFirst()) ?? null;
}

export async function createUser(db: Database, input: NewUserInput, actor: Actor): Promise<UserSaveOutcome> {
  const { username, full_name, email, password, role = "user" } = input;
  const refusal = await refusePassword(password, input);
  if (refusal !== null) return { errors: { password: refusal } };
  const password_hash = await hashPassword(password);
  const now = new Date().toISOString();
  return orTaken(() =>
    db.transaction().execute(async (db) => {
      const values = {
        username,
        full_name: full_name || null,
        email,
        password_hash,
        role,
        created_at: now,
        updated_at: now,
      };
      const record = await db.insertInto("users").values(values).returning(columns).executeTakeFirstOrThrow();
      await recordActivity(db, actor, { action: "create", type: "user", name: username, recordId: record.id });
      return { record };
    }),
  );
}

/**
 * Nobody's own password changes here: that asks for the current one. A new password, the loss of the administrator's role and of the second factor end the user's sessions; the actor's
 * own one stays.
 */
export async function updateUser(
  db: Database,
  id: number,
  input: UserInput,
  actor: StaffActor & Editor,
): Promise<UserSaveOutcome> {
  const { username, full_name, email, role, password } = input;
  const isReset = input.reset_second_factor === 1;
  if (isReset && id === actor.userId) return { errors: { reset_second_factor: OWN_SECOND_FACTOR } };
  if (password !== undefined && id === actor.userId) return { errors: { password: OWN_PASSWORD } };
  const refusal = password === undefined ? null : await refusePassword(password, input);
  if (refusal !== null) return { errors: { password: refusal } };
  const password_hash = password === undefined ? undefined : await hashPassword(password);
  return orTaken(() =>
    db.transaction().execute(async (db) => {
      const conflict = role === "user" ? await reasonToStayAdmin(db, id, actor) : null;
      if (conflict !== null) return { conflict, errors: { role: conflict } };
      let rows = db
        .updateTable("users")
        .set({
          username,
          email,
          updated_at: new Date().toISOString(),
          ...(full_name !== undefined && { full_name: full_name || null }),
          ...(role && { role }),
          ...(password_hash && { password_hash }),
        })
        .where("id", "=", id);
      if (actor.seen !== undefined) rows = rows.where("updated_at", "=", actor.seen);
      const record = await rows.returning(columns).executeTakeFirst();
      if (!record) return saveObstacle(db, { table: "users", type: "user", id }, actor);
      if (isReset) await resetSecondFactor(db, record, actor);
      if (isReset || password_hash || record.role !== "admin") await endSessions(db, id, actor.sessionId);
      await recordActivity(db, actor, { action: "update", type: "user", name: username, recordId: id });
      return { record: isReset ? { ...record, has_second_factor: 0 } : record };
    }),
  );
}

export async function deleteUser(db: Database, id: number, actor: Actor): Promise<DeleteOutcome> {
  return db.transaction().execute(async (db) => {
    const reason = (await reasonToStayAdmin(db, id, actor)) ?? (await reasonToKeep(db, id));
    if (reason !== null) return { inUse: reason };
    const user = await db.deleteFrom("users").where("id", "=", id).returning("username").executeTakeFirst();
    if (!user) return { absent: true };
    await recordActivity(db, actor, { action: "delete", type: "user", name: user.username, recordId: id });
    return { deletedPictures: [] };
  });
}

const columns = [
  "id",
  "username",
  "full_name",
  "email",
  "role",
  "created_at",
  "updated_at",
  sql<0 | 1>`case when totp_confirmed_at is null then 0 else 1 end`.as("has_second_factor"),
] as const;

const OWN_SECOND_FACTOR = "Switch your own two-factor sign-in off in My account, with your password and a code.";

const OWN_PASSWORD = "Change your own password under My account";

async function resetSecondFactor(db: Database, { id, username }: User, actor: Actor) {
  await dropSecondFactor(db, id);
  await recordActivity(db, actor, { action: "delete", type: "second-factor", name: username, recordId: id });
}

function usersMatching(db: Database, q: string) {
  let users = db.selectFrom("users");
  for (const pattern of likePatterns(q)) {
    const exactly = pattern.replaceAll("_", "\\_");
    users = users.where(sql<boolean>`lower(username || ' ' || email) like ${exactly} escape '\\'`);
  }
  return users;
}

/** The database decides whether a name or e-mail is taken: asking it first would leave a gap between two callers. */
async function orTaken(save: () => Promise<UserSaveOutcome>): Promise<UserSaveOutcome> {
  try {
    return await save();
  } catch (error) {
    const refusal = refusalOf(error);
    if (refusal?.kind !== "unique") throw error;
    const sentence = refusal.column === "email" ? "Email already belongs to a user" : "Username is already taken";
    return { conflict: sentence, errors: { [refusal.column ?? "username"]: sentence } };
  }
}

/** An application without its applicant would be worth nothing to staff, so the applicant stays as long as it does. */
async function reasonToKeep(db: Database, id: number): Promise<string | null> {
  const { count } = await db
    .selectFrom("applications")
    .select((of) => of.fn.countAll<number>().as("count"))
    .where("user_id", "=", id)
    .executeTakeFirstOrThrow();
  if (count === 0) return null;
  const deleteThem = count === 1 ? "1 application. Delete it" : `${count} applications. Delete them`;
  return `This user has ${deleteThem} first, then delete the user.`;
}
