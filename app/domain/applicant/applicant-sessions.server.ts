import type { Database } from "#db/database.ts";
import { findSession } from "#app/domain/session/sessions.server.ts";

export interface SignedInApplicant {
  sessionId: number;
  userId: number;
  email: string;
}

/** The applicant signed in with this session token; null for everybody else, staff included. */
export async function findApplicant(db: Database, token: string | undefined): Promise<SignedInApplicant | null> {
  const session = token === undefined ? null : await findSession(db, token);
  if (session?.user.role !== "user") return null;
  // Staff may have changed the address at the moment of signing in, which ends its proof.
  const user = await db
    .selectFrom("users")
    .select("email")
    .where("id", "=", session.user.id)
    .where("email_proved_at", "is not", null)
    .executeTakeFirst();
  return user ? { sessionId: session.id, userId: session.user.id, email: user.email } : null;
}

/** Ends the session. Not recorded in the history, where the name would outlive the account. */
export async function signOutApplicant(db: Database, { sessionId }: SignedInApplicant): Promise<void> {
  await db.deleteFrom("sessions").where("id", "=", sessionId).execute();
}
