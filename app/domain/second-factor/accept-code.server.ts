import type { Database } from "#db/database.ts";
import { openSecret } from "./sealed-secret.server.ts";
import { spendRecoveryCode } from "./recovery-codes.server.ts";
import { stepOfCode } from "./time-codes.server.ts";

interface Owner {
  id: number;
  totp_secret: string | null;
}

/** Uses up a code of the app or a recovery code and answers which it was; null if it is invalid or used. */
export async function acceptCode(db: Database, owner: Owner, given: string): Promise<"app" | "recovery" | null> {
  const code = given.replaceAll(/[\s-]/g, "");
  if (/^\d{6}$/.test(code)) return (await acceptTimeCode(db, owner, code)) ? "app" : null;
  return (await spendRecoveryCode(db, owner.id, code)) ? "recovery" : null;
}

/** Uses up a code of the app; of two callers with the same code, the database lets one through. */
export async function acceptTimeCode(db: Database, { id, totp_secret }: Owner, code: string): Promise<boolean> {
  const step = totp_secret === null ? null : stepOfCode(await openSecret(db, id, totp_secret), code);
  if (step === null) return false;
  const accepted = await db
    .updateTable("users")
    .set({ totp_last_step: step })
    .where("id", "=", id)
    .where((where) => where.or([where("totp_last_step", "is", null), where("totp_last_step", "<", step)]))
    .returning("id")
    .execute();
  return accepted.length > 0;
}
