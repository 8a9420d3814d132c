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
  /** The second factor, where the user has one: a code of the app or a recovery code. */
  code?: string | undefined;
  address: string;
  /** What the browser calls itself. */
  device: string | null;
  devicePass: string | undefined;
}

export type SignInOutcome =
  | {
      token: string;
      devicePass: string;
      username: string;
      /** Only after signing in with a recovery code. */
      recoveryCodesLeft?: number;
    }
  | SignInRefusal;

type SignInRefusal = { waitSeconds: number } | { refused: "credentials" | "role" | "code" | "code-missing" };

/** Opens a session for a member of staff; an unknown user and a wrong password are refused alike, and take as long. */
export async function signIn(db: Database, throttle: SignInThrottle, attempt: SignInAttempt): Promise<SignInOutcome> {
  const { username, password, address, device } = attempt;
  const user = await findCredentials(db, username);
  // Name and e-mail are two ways to one account: guesses at either count together.
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
 * Whether what was proved still opens the account: a password takes its time to compare, and whoever changes one ends
 * the sessions that there are by then. On PostgreSQL the change waits until this session is one of them; SQLite runs
 * one transaction at a time.
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

/** What the second factor was, or why it is not accepted. Only who knows the password learns that there is one. */
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
