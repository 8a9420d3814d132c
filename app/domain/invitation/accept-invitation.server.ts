import type { Database } from "#db/database.ts";
import { databaseRefusalOf } from "#db/refusal.ts";
import { recordActivity } from "#app/domain/activity/activities.server.ts";
import type { FieldErrors } from "#app/domain/outcome.ts";
import { searchTextOf } from "#app/domain/records/matching/search-text.ts";
import { findCredentialsOf } from "#app/domain/user/credentials.server.ts";
import { hashPassword } from "#app/domain/user/password/passwords.server.ts";
import { refusePassword } from "#app/domain/user/password/refuse-password.server.ts";
import { isAddressOfOther, takenBy } from "#app/domain/user/taken-names.server.ts";
import { hashOfToken } from "#app/lib/opaque-token.server.ts";
import type { AcceptedInvitation } from "./invitation-schema.ts";

/** The invitation of a link; null if it is unknown, expired, used or revoked. */
export async function findInvitation(db: Database, token: string) {
  const invitation = await db
    .selectFrom("invitations")
    .select(["id", "email", "role"])
    .where("token_hash", "=", hashOfToken(token))
    .where("expires_at", ">", new Date().toISOString())
    .executeTakeFirst();
  return invitation ?? null;
}

type AcceptOutcome =
  | { username: string }
  | { errors: FieldErrors }
  | { conflict: string; errors: FieldErrors }
  | "dead";

/**
 * Creates the invited person's account with the name and password they chose, and uses up the link. Otherwise answers
 * refused fields, a conflict (name or address taken), or `dead` for an invalid link.
 */
export async function acceptInvitation(
  db: Database,
  { token, username, full_name, password }: AcceptedInvitation,
  address: string,
): Promise<AcceptOutcome> {
  const invitation = await findInvitation(db, token);
  if (!invitation) return "dead";
  const { email, role } = invitation;
  const refusal = await refusePassword(password, { username, email });
  if (refusal !== null) return { errors: { password: refusal } };
  const password_hash = await hashPassword(password);
  const search_text = searchTextOf("users", { username, full_name, email });
  return orTaken(db, email, () =>
    db.transaction().execute(async (db) => {
      if (await isAddressOfOther(db, username)) return takenBy("username");
      // Of two callers with the same link, the database lets one through.
      const used = db.deleteFrom("invitations").where("token_hash", "=", hashOfToken(token)).returning("id");
      if (!(await used.executeTakeFirst())) return "dead";
      const now = new Date().toISOString();
      const values = { username, full_name: full_name || null, email, role, password_hash, search_text };
      const { id } = await db
        .insertInto("users")
        .values({ ...values, created_at: now, updated_at: now })
        .returning("id")
        .executeTakeFirstOrThrow();
      const act = { action: "accept", type: "user", name: username, recordId: id } as const;
      await recordActivity(db, { userId: id, address }, act);
      return { username };
    }),
  );
}

/** Turns a uniqueness error into an answer; the link stays valid for another name. */
async function orTaken(db: Database, email: string, accept: () => Promise<AcceptOutcome>): Promise<AcceptOutcome> {
  try {
    return await accept();
  } catch (error) {
    const refusal = databaseRefusalOf(error);
    if (refusal?.kind !== "unique") throw error;
    if (refusal.column !== "email") return takenBy("username");
    const isApplicant = (await findCredentialsOf(db, email))?.role === "user";
    const sentence = isApplicant
      ? "This address has an applicant's account by now. Ask who invited you to make it a colleague's."
      : "This address has an account by now. Sign in with it.";
    return { conflict: sentence, errors: { email: sentence } };
  }
}
