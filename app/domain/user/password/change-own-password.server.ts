import type { Database } from "#db/database.ts";
import { recordActivity } from "#app/domain/activity/activities.server.ts";
import type { FieldErrors } from "#app/domain/outcome.ts";
import { endPasswordLink } from "#app/domain/password-link/issue-password-link.server.ts";
import { endSessions, type StaffActor } from "#app/domain/session/sessions.server.ts";
import { hashPassword, passwordMatches } from "./passwords.server.ts";
import { refusePassword } from "./refuse-password.server.ts";
import type { PasswordChange } from "#app/domain/user/user-schema.ts";

/**
 * Changes the user's own password and ends their other sessions. Answers refused fields, or null.
 * @throws {Busy} if too many passwords wait to be compared.
 */
export async function changeOwnPassword(
  db: Database,
  change: PasswordChange,
  actor: StaffActor,
): Promise<FieldErrors | null> {
  const {
    username,
    email,
    password_hash: current,
  } = await db
    .selectFrom("users")
    .select(["username", "email", "password_hash"])
    .where("id", "=", actor.userId)
    .executeTakeFirstOrThrow();
  if (!(await passwordMatches(current, change.current_password))) return WRONG;
  const refusal = await refusePassword(change.password, { username, email });
  if (refusal !== null) return { password: refusal };
  const password_hash = await hashPassword(change.password);
  return db.transaction().execute(async (db) => {
    const updated_at = new Date().toISOString();
    const changed = db.updateTable("users").set({ password_hash, updated_at }).where("id", "=", actor.userId);
    // It may have changed during the comparison.
    if (!(await changed.where("password_hash", "=", current).returning("id").executeTakeFirst())) return WRONG;
    await endPasswordLink(db, actor.userId);
    await endSessions(db, actor.userId, actor.sessionId);
    await recordActivity(db, actor, { action: "update", type: "user", name: username, recordId: actor.userId });
    return null;
  });
}

const WRONG: FieldErrors = { current_password: "Current password is wrong" };
