import type { Database } from "#db/database.ts";
import { isPostgres } from "#db/is-postgres.ts";
import { recordActivity } from "#app/domain/activity/activities.server.ts";
import { acceptCode } from "#app/domain/second-factor/accept-code.server.ts";
import { countRecoveryCodes } from "#app/domain/second-factor/recovery-codes.server.ts";
import { findCredentials } from "#app/domain/user/credentials.server.ts";
import { passwordMatches } from "#app/domain/user/password/passwords.server.ts";
import { devicePassOf, knownDevice } from "./known-device.server.ts";
import { noteRefusedSignIn } from "#app/domain/session/throttle/refused-sign-ins.server.ts";
import { openSession } from "./sessions.server.ts";
import type { Attempt, SignInThrottle } from "#app/domain/session/throttle/sign-in-throttle.ts";

export interface SignInAttempt {
  username: string;
  password: string;
  /** The second factor, if the user has one: a code of the app or a recovery code. */
  code?: string | undefined;
  address: string;
  /** The browser's user agent. */
  device: string | null;
  devicePass: string | undefined;
}

export type SignInOutcome =
  | {
      token: string;
      devicePass: string;
      username: string;
      /** Only after a sign-in with a recovery code. */
      recoveryCodesLeft?: number;
    }
  | SignInRefusal;

type SignInRefusal = { waitSeconds: number } | { refused: "credentials" | "role" | "code" | "code-missing" };

/**
 * Opens a session for a member of staff. An unknown user and a wrong password get the same refusal in the same time.
 * @throws {Busy} if too many passwords wait to be compared.
 */
export async function signIn(db: Database, throttle: SignInThrottle, attempt: SignInAttempt): Promise<SignInOutcome> {
  const { username, password, address, device } = attempt;
  const user = await findCredentials(db, username);
  // Guesses by name and by e-mail count as one account.
  const counted = { account: user?.username ?? username, address, knownDevice: knownDevice(user, attempt.devicePass) };
  const waitSeconds = await throttle.admit(counted);
  if (waitSeconds > 0) return { waitSeconds };

  const matches = await passwordMatches(user?.password_hash ?? null, password).catch(async (error: unknown) => {
    await throttle.takeBack(counted);
    throw error;
  });
  if (!user || !matches) {
    await noteRefusedSignIn(db, { user: user ?? null, address });
    return { refused: "credentials" };
  }
  if (user.role === "user") {
    await throttle.forgive(counted);
    return { refused: "role" };
  }
  const proof = await askForCode(db, user, { counted, throttle, code: attempt.code });
  if (typeof proof === "object") {
    if ("refused" in proof && proof.refused === "code") await noteRefusedSignIn(db, { user, address });
    return proof;
  }
  await throttle.forgive(counted);

  const token = await db.transaction().execute(async (db) => {
    if (!(await isStill(db, user))) return null;
    const act = { action: "sign-in", type: "user", name: user.username, recordId: user.id } as const;
    await recordActivity(db, { userId: user.id, address }, act);
    return openSession(db, user.id, { address, device });
  });
  if (token === null) {
    await noteRefusedSignIn(db, { user, address });
    return { refused: "credentials" };
  }
  const recovery = proof === "recovery" && { recoveryCodesLeft: await countRecoveryCodes(db, user.id) };
  return { token, devicePass: devicePassOf(user), username: user.username, ...recovery };
}

/**
 * Whether account and credentials are unchanged: comparing a password takes time, and changing one ends only the
 * sessions that exist by then. Locked on PostgreSQL, so that a change waits for this session; SQLite runs one
 * transaction at a time.
 */
export async function isStill(db: Database, { id, role, password_hash, totp_confirmed_at }: Owner): Promise<boolean> {
  const now = await db
    .selectFrom("users")
    .select(["role", "password_hash", "totp_confirmed_at"])
    .where("id", "=", id)
    .where("closed_at", "is", null)
    .$if(isPostgres(db), (row) => row.forUpdate())
    .executeTakeFirst();
  return now?.role === role && now.password_hash === password_hash && now.totp_confirmed_at === totp_confirmed_at;
}

interface CodeAttempt {
  counted: Attempt;
  throttle: SignInThrottle;
  code: string | undefined;
}

type Owner = NonNullable<Awaited<ReturnType<typeof findCredentials>>>;

/**
 * Checks the second factor. Called only after the password matched, so that nobody else learns whether there is one.
 */
async function askForCode(
  db: Database,
  owner: Owner,
  { counted, throttle, code }: CodeAttempt,
): Promise<"none" | "app" | "recovery" | SignInRefusal> {
  if (owner.totp_confirmed_at === null) return "none";
  if (!code) {
    await throttle.takeBack(counted);
    return { refused: "code-missing" };
  }
  const waitSeconds = await throttle.admitCode(counted);
  if (waitSeconds > 0) return { waitSeconds };
  return (await acceptCode(db, owner, code)) ?? { refused: "code" };
}
