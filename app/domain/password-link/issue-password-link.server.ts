import type { Database } from "#db/database.ts";
import { staffRoles } from "#app/domain/permission/permissions.ts";
import { hashOfToken, newToken } from "#app/lib/opaque-token.server.ts";
import { fromNow, HOUR_MS } from "#app/lib/time/from-now.ts";

const GOOD_FOR_MS = HOUR_MS;

/**
 * Makes a user's link, good for an hour from now, and ends the older one. Answers its token, of which only the hash is
 * kept; null for who is no member of staff (any more).
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

/** Whatever link the user has opens nothing any more. */
export async function endPasswordLink(db: Database, userId: number): Promise<void> {
  await db.deleteFrom("password_links").where("user_id", "=", userId).execute();
}

/**
 * The token stands behind the `#`: no server is told it, no log keeps it, and no page hands it on as the one it came
 * from.
 */
export const passwordLinkAddress = (publicOrigin: string, token: string): string =>
  `${publicOrigin}/admin/set-password#${token}`;
