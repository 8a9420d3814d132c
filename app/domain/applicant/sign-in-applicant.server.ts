import type { Database } from "#db/database.ts";
import { openSession } from "#app/domain/session/sessions.server.ts";
import { isStill } from "#app/domain/session/sign-in.server.ts";
import { noteRefusedSignIn } from "#app/domain/session/throttle/refused-sign-ins.server.ts";
import type { SignInThrottle } from "#app/domain/session/throttle/sign-in-throttle.ts";
import { findCredentialsOf } from "#app/domain/user/credentials.server.ts";
import { passwordMatches } from "#app/domain/user/password/passwords.server.ts";
import type { ApplicantCredentials } from "./applicant-schema.ts";

interface Attempt extends ApplicantCredentials {
  address: string;
  device: string | null;
}

/**
 * Opens a session for an applicant whose address is proved. All others (unknown, wrong password, not proved, staff) get
 * the same refusal in the same time; otherwise the form would reveal who is a client (D3).
 * @throws {Busy} if too many passwords wait to be compared.
 */
export async function signInApplicant(
  db: Database,
  throttle: SignInThrottle,
  { email, password, address, device }: Attempt,
): Promise<{ token: string } | { waitSeconds: number } | "refused"> {
  const user = await findCredentialsOf(db, email);
  // Shared with the panel's sign-in: one throttle per account.
  const counted = { account: user?.username ?? email, address, knownDevice: null };
  const waitSeconds = await throttle.admit(counted);
  if (waitSeconds > 0) return { waitSeconds };

  const matches = await passwordMatches(user?.password_hash ?? null, password).catch(async (error: unknown) => {
    await throttle.takeBack(counted);
    throw error;
  });
  const token =
    user?.role === "user" && user.email_proved_at !== null && matches
      ? await db.transaction().execute(async (db) => {
          return (await isStill(db, user)) ? openSession(db, user.id, { address, device }) : null;
        })
      : null;
  if (token === null) {
    await noteRefusedSignIn(db, { user, address });
    return "refused";
  }
  await throttle.forgive(counted);
  return { token };
}
