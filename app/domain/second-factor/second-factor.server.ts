import type { Database } from "#db/database.ts";
import { recordActivity } from "#app/domain/activity/activities.server.ts";
import type { FieldErrors } from "#app/domain/outcome.ts";
import type { StaffActor } from "#app/domain/session/sessions.server.ts";
import { findSettings } from "#app/domain/settings/settings.server.ts";
import { passwordMatches } from "#app/domain/user/password/passwords.server.ts";
import { acceptCode, acceptTimeCode } from "./accept-code.server.ts";
import { countRecoveryCodes, dropRecoveryCodes, renewRecoveryCodes } from "./recovery-codes.server.ts";
import { sealSecret } from "./sealed-secret.server.ts";
import type { FreshRecoveryCodes, SecondFactor, SecondFactorKey } from "./second-factor-schema.ts";
import { newTimeSecret, timeSecretAddress } from "./time-codes.server.ts";

interface Proof {
  current_password: string;
  code: string;
}

type Refused = { errors: FieldErrors };

const WRONG_PASSWORD = "Current password is wrong";
const WRONG_CODE = "This code is wrong, has expired or was used before.";

/** The state of the user's own second factor. */
export async function findSecondFactor(db: Database, { userId }: StaffActor): Promise<SecondFactor> {
  const { totp_confirmed_at: confirmed_at } = await ownRow(db, userId);
  return {
    is_on: confirmed_at === null ? 0 : 1,
    confirmed_at,
    recovery_codes_left: await countRecoveryCodes(db, userId),
  };
}

/** Creates a secret, which takes effect once a first code confirms it. Null if a second factor is on already. */
export async function beginSecondFactor(
  db: Database,
  password: string,
  { userId }: StaffActor,
): Promise<SecondFactorKey | Refused | null> {
  const { totp_confirmed_at, password_hash, username } = await ownRow(db, userId);
  if (!(await passwordMatches(password_hash, password))) return { errors: { current_password: WRONG_PASSWORD } };
  if (totp_confirmed_at !== null) return null;
  const key = newTimeSecret();
  const totp_secret = await sealSecret(db, userId, key);
  const begun = await db
    .updateTable("users")
    .set({ totp_secret, totp_last_step: null })
    .where("id", "=", userId)
    .where("totp_confirmed_at", "is", null)
    .returning("id")
    .execute();
  if (begun.length === 0) return null;
  const { siteName } = await findSettings(db);
  return { key, address: timeSecretAddress(key, siteName, username) };
}

/** Confirms the new secret with a code and answers recovery codes. Null if no secret is waiting. */
export async function confirmSecondFactor(
  db: Database,
  code: string,
  actor: StaffActor,
): Promise<FreshRecoveryCodes | Refused | null> {
  return db.transaction().execute(async (db) => {
    const owner = await ownRow(db, actor.userId);
    if (owner.totp_secret === null || owner.totp_confirmed_at !== null) return null;
    if (!(await acceptTimeCode(db, owner, code.replaceAll(/\s/g, "")))) return { errors: { code: WRONG_CODE } };
    const totp_confirmed_at = new Date().toISOString();
    await db.updateTable("users").set({ totp_confirmed_at }).where("id", "=", owner.id).execute();
    const act = { action: "create", type: "second-factor", name: owner.username, recordId: owner.id } as const;
    await recordActivity(db, actor, act);
    return { recovery_codes: await renewRecoveryCodes(db, owner.id) };
  });
}

/** Replaces the recovery codes by ten new ones. Null while the second factor is off. */
export async function replaceRecoveryCodes(
  db: Database,
  proof: Proof,
  actor: StaffActor,
): Promise<FreshRecoveryCodes | Refused | null> {
  return proven(db, proof, actor, async (db, { id, username }) => {
    const act = { action: "update", type: "second-factor", name: username, recordId: id } as const;
    await recordActivity(db, actor, act);
    return { recovery_codes: await renewRecoveryCodes(db, id) };
  });
}

/** Switches the second factor off. Null if it is off already. */
export async function endSecondFactor(db: Database, proof: Proof, actor: StaffActor) {
  return proven(db, proof, actor, async (db, { id, username }) => {
    await dropSecondFactor(db, id);
    const act = { action: "delete", type: "second-factor", name: username, recordId: id } as const;
    await recordActivity(db, actor, act);
    return {};
  });
}

/** Removes a user's second factor without proof; `db` is the transaction. */
export async function dropSecondFactor(db: Database, userId: number): Promise<void> {
  const off = { totp_secret: null, totp_confirmed_at: null, totp_last_step: null };
  await db.updateTable("users").set(off).where("id", "=", userId).execute();
  await dropRecoveryCodes(db, userId);
}

type OwnRow = Awaited<ReturnType<typeof ownRow>>;
type Act<Outcome> = (db: Database, owner: OwnRow) => Promise<Outcome>;

/** Runs `act` after checking password and code. */
async function proven<Outcome>(db: Database, { current_password, code }: Proof, actor: StaffActor, act: Act<Outcome>) {
  const { password_hash } = await ownRow(db, actor.userId);
  if (!(await passwordMatches(password_hash, current_password)))
    return { errors: { current_password: WRONG_PASSWORD } };
  return db.transaction().execute(async (db) => {
    const owner = await ownRow(db, actor.userId);
    if (owner.totp_confirmed_at === null) return null;
    if ((await acceptCode(db, owner, code)) === null) return { errors: { code: WRONG_CODE } };
    return act(db, owner);
  });
}

function ownRow(db: Database, userId: number) {
  return db
    .selectFrom("users")
    .select(["id", "username", "password_hash", "totp_secret", "totp_confirmed_at"])
    .where("id", "=", userId)
    .executeTakeFirstOrThrow();
}
