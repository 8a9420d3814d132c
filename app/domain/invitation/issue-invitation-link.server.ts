import type { Database } from "#db/database.ts";
import { hashOfToken, newToken } from "#app/lib/opaque-token.server.ts";

const GOOD_FOR_MS = 72 * 3_600_000;

/** When a link ends that is made now. */
export const endOfLink = (): string => new Date(Date.now() + GOOD_FOR_MS).toISOString();

/**
 * Makes an invitation's link, good for 72 hours from now, and ends the older one. Answers its token, of which only the hash is
 * kept; null where the invitation was taken back or accepted.
 */
export async function issueInvitationLink(db: Database, id: number): Promise<string | null> {
  const token = newToken();
  const made = db.updateTable("invitations").set({ token_hash: hashOfToken(token), expires_at: endOfLink() });
  return (await made.where("id", "=", id).returning("id").executeTakeFirst()) ? token : null;
}

/** The token stands behind the `#` (record 045). */
export const invitationAddress = (publicOrigin: string, token: string): string => `${publicOrigin}/admin/join#${token}`;
