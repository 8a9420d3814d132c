import type { Database } from "#db/database.ts";
import type { FieldErrors } from "#app/domain/outcome.ts";
import { endSessions } from "#app/domain/session/sessions.server.ts";
import { hashPassword } from "#app/domain/user/password/passwords.server.ts";
import { refusePassword } from "#app/domain/user/password/refuse-password.server.ts";
import type { SignedInApplicant } from "./applicant-sessions.server.ts";

/**
 * Sets the applicant's password and ends their other sessions. Does not ask for the current password: an applicant who
 * came by a link may have none. Answers refused fields, or null.
 */
export async function choosePassword(
  db: Database,
  { sessionId, userId, email }: SignedInApplicant,
  password: string,
): Promise<FieldErrors | null> {
  const refusal = await refusePassword(password, { username: email, email });
  if (refusal !== null) return { password: refusal };
  const password_hash = await hashPassword(password);
  return db.transaction().execute(async (db) => {
    // The session may have ended while the password was hashed.
    const session = db.selectFrom("sessions").select("user_id").where("id", "=", sessionId);
    const changed = await db
      .updateTable("users")
      .set({ password_hash, password_from_application: null, updated_at: new Date().toISOString() })
      .where("id", "=", userId)
      .where("id", "in", session)
      .where("role", "=", "user")
      .returning("id")
      .executeTakeFirst();
    if (!changed) return { password: ENDED };
    await endSessions(db, userId, sessionId);
    return null;
  });
}

const ENDED = "You were signed out meanwhile. Sign in once more.";
