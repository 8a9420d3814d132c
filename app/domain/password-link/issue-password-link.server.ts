import type { Database } from "#db/database.ts";
import { staffRoles } from "#app/domain/permission/permissions.ts";
import { hashOfToken, newToken } from "#app/lib/opaque-token.server.ts";
import { fromNow, HOUR_MS } from "#app/lib/time/from-now.ts";

const GOOD_FOR_MS = HOUR_MS;

/**
 * Creates a user's password link, valid for an hour, and ends the older one. Answers its token, of which only the hash
 * is stored; null if the user is not active staff.
 */
export async function issuePasswordLink(db: Database, userId: number): Promise<string | null> {
  const user = db.selectFrom("users").select("id").where("id", "=", userId).where("closed_at", "is", null);
  if (!(await user.where("role", "in", staffRoles).executeTakeFirst())) return null;
  const token = newToken();
  const link = { token_hash: hashOfToken(token), expires_at: fromNow(GOOD_FOR_MS) };
  await db
    .insertInto("password_links")
    .values({ user_id: userId, ...link })
    .onConflict((conflict) => conflict.column("user_id").doUpdateSet(link))
    .execute();
  return token;
}

/** Ends the user's link, if any. */
export async function endPasswordLink(db: Database, userId: number): Promise<void> {
  await db.deleteFrom("password_links").where("user_id", "=", userId).execute();
}

/** The token is in the fragment, so it is not sent to servers, logged, or passed on as referrer. */
export const passwordLinkAddress = (publicOrigin: string, token: string): string =>
  `${publicOrigin}/admin/set-password#${token}`;
