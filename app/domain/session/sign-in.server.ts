import type { Database } from "#db/database.ts";
import { recordActivity } from "#app/domain/activity/activities.server.ts";
import { findCredentials } from "#app/domain/user/credentials.server.ts";
import { passwordMatches } from "#app/domain/user/passwords.server.ts";
import { devicePassOf, knownDevice } from "./known-device.server.ts";
import { openSession } from "./sessions.server.ts";
import type { SignInThrottle } from "./sign-in-throttle.ts";

export interface SignInAttempt {
  username: string;
  password: string;
  address: string;
  /** What the browser calls itself. */
  device: string | null;
  devicePass: string | undefined;
}

export type SignInOutcome =
  | { token: string; devicePass: string; username: string }
  | { waitSeconds: number }
  | { refused: "credentials" | "role" };

/** Opens a session for an administrator; an unknown user and a wrong password are refused alike, and take as long. */
export async function signIn(db: Database, throttle: SignInThrottle, attempt: SignInAttempt): Promise<SignInOutcome> {
  const { username, password, address, device } = attempt;
  const user = await findCredentials(db, username);
  const counted = { account: username, address, knownDevice: knownDevice(user, attempt.devicePass) };
  const waitSeconds = throttle.admit(counted);
  if (waitSeconds > 0) return { waitSeconds };

  const matches = await passwordMatches(user?.password_hash ?? null, password);
  if (!user || !matches) return { refused: "credentials" };
  throttle.forgive(counted);
  if (user.role !== "admin") return { refused: "role" };

  const token = await db.transaction().execute(async (db) => {
    const act = { action: "sign-in", type: "user", name: user.username, recordId: user.id } as const;
    await recordActivity(db, { userId: user.id, address }, act);
    return openSession(db, user.id, { address, device });
  });
  return { token, devicePass: devicePassOf(user), username: user.username };
}
