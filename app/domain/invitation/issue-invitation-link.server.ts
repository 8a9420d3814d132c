import type { Database } from "#db/database.ts";
import { isPermitted } from "#app/domain/permission/permissions.ts";
import { hashOfToken, newToken } from "#app/lib/opaque-token.server.ts";
import { fromNow, HOUR_MS } from "#app/lib/time/from-now.ts";

const GOOD_FOR_MS = 72 * HOUR_MS;

/** The end of a link created now. */
export const endOfLink = (): string => fromNow(GOOD_FOR_MS);

/**
 * Creates an invitation's link, valid for 72 hours, and ends the older one. Answers its token, of which only the hash
 * is stored; null if the invitation is gone or its sender may not invite any more.
 */
export async function issueInvitationLink(db: Database, id: number): Promise<string | null> {
  const inviter = await db
    .selectFrom("invitations as i")
    .innerJoin("users as u", "u.id", "i.invited_by")
    .select("u.role")
    .where("i.id", "=", id)
    .where("u.closed_at", "is", null)
    .executeTakeFirst();
  if (!inviter || !isPermitted(inviter.role, "users.create")) return null;
  const token = newToken();
  const made = db.updateTable("invitations").set({ token_hash: hashOfToken(token), expires_at: endOfLink() });
  return (await made.where("id", "=", id).returning("id").executeTakeFirst()) ? token : null;
}

/** Ends the links of a user who may not invite any more; a colleague can send each again. */
export async function endInvitationLinks(db: Database, invitedBy: number): Promise<void> {
  const now = new Date().toISOString();
  await db
    .updateTable("invitations")
    .set({ token_hash: null, expires_at: now, updated_at: now })
    .where("invited_by", "=", invitedBy)
    .where("expires_at", ">", now)
    .execute();
}

/** The token is in the fragment (record 045). */
export const invitationAddress = (publicOrigin: string, token: string): string => `${publicOrigin}/admin/join#${token}`;
