import type { Database } from "#db/database.ts";
import { recordActivity } from "#app/domain/activity/activities.server.ts";
import type { FieldErrors } from "#app/domain/outcome.ts";
import { endSessions } from "#app/domain/session/sessions.server.ts";
import { hashPassword } from "#app/domain/user/password/passwords.server.ts";
import { refusePassword } from "#app/domain/user/password/refuse-password.server.ts";
import { staffRoles } from "#app/domain/permission/permissions.ts";
import { hashOfToken } from "#app/lib/opaque-token.server.ts";

interface PasswordByLink {
  token: string;
  password: string;
}

/** The member of staff of a link; null if it is unknown, expired, used or replaced. */
export async function findLinkOwner(db: Database, token: string) {
  const owner = await db
    .selectFrom("password_links as l")
    .innerJoin("users as u", "u.id", "l.user_id")
    .select(["u.id", "u.username", "u.email"])
    .where("l.token_hash", "=", hashOfToken(token))
    .where("l.expires_at", ">", new Date().toISOString())
    .where("u.role", "in", staffRoles)
    .where("u.closed_at", "is", null)
    .executeTakeFirst();
  return owner ?? null;
}

/**
 * Sets the password, uses up the link and ends all sessions of its owner; the second factor stays. Otherwise answers
 * refused fields, or `dead` for an invalid link.
 */
export async function setPasswordByLink(
  db: Database,
  { token, password }: PasswordByLink,
  address: string,
): Promise<{ username: string } | { errors: FieldErrors } | "dead"> {
  const owner = await findLinkOwner(db, token);
  if (!owner) return "dead";
  const refusal = await refusePassword(password, owner);
  if (refusal !== null) return { errors: { password: refusal } };
  const password_hash = await hashPassword(password);
  const { id, username } = owner;
  return db.transaction().execute(async (db) => {
    // Of two callers with the same link, the database lets one through.
    const used = db.deleteFrom("password_links").where("token_hash", "=", hashOfToken(token)).returning("user_id");
    if (!(await used.executeTakeFirst())) return "dead";
    const updated_at = new Date().toISOString();
    await db.updateTable("users").set({ password_hash, updated_at }).where("id", "=", id).execute();
    await endSessions(db, id);
    const act = { action: "reset-password", type: "user", name: username, recordId: id } as const;
    await recordActivity(db, { userId: id, address }, act);
    return { username };
  });
}
