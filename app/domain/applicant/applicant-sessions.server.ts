import type { Database } from "#db/database.ts";
import { findSession } from "#app/domain/session/sessions.server.ts";

export interface SignedInApplicant {
  sessionId: number;
  userId: number;
  email: string;
}

/** Who is signed in to the page of their own application; null for everybody else, staff among them. */
export async function findApplicant(db: Database, token: string | undefined): Promise<SignedInApplicant | null> {
  const session = token === undefined ? null : await findSession(db, token);
  if (session?.user.role !== "user") return null;
  // Staff may have written another address down at the moment at which somebody signed in.
  const user = await db
    .selectFrom("users")
    .select("email")
    .where("id", "=", session.user.id)
    .where("email_proved_at", "is not", null)
    .executeTakeFirst();
  return user ? { sessionId: session.id, userId: session.user.id, email: user.email } : null;
}

/** Not an act of the history: whoever stands in it stays named when the account is deleted. */
export async function signOutApplicant(db: Database, { sessionId }: SignedInApplicant): Promise<void> {
  await db.deleteFrom("sessions").where("id", "=", sessionId).execute();
}
