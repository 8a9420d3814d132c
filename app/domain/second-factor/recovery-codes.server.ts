import { randomInt } from "node:crypto";
import type { Database } from "#db/database.ts";
import { hashOfToken } from "#app/lib/opaque-token.server.ts";

const CODES = 10;
const GROUPS = 4;
const SIGNS_PER_GROUP = 4;
/** 32 characters without look-alikes: 80 bits a code, too many to find from its hash. */
const signs = "abcdefghjkmnpqrstuvwxyz123456789";

/** Replaces a user's codes by ten new ones and answers them in plain text; `db` is the transaction. */
export async function renewRecoveryCodes(db: Database, userId: number): Promise<string[]> {
  const codes = Array.from({ length: CODES }, newCode);
  await dropRecoveryCodes(db, userId);
  const rows = codes.map((code) => ({ user_id: userId, code_hash: hashOfToken(bare(code)), used_at: null }));
  await db.insertInto("recovery_codes").values(rows).execute();
  return codes;
}

/** Deletes all codes of a user, used ones included. */
export async function dropRecoveryCodes(db: Database, userId: number): Promise<void> {
  await db.deleteFrom("recovery_codes").where("user_id", "=", userId).execute();
}

/** Uses up a code; answers false if it is unknown or used. Of two callers with the same code, one gets it. */
export async function spendRecoveryCode(db: Database, userId: number, code: string): Promise<boolean> {
  const used = await db
    .updateTable("recovery_codes")
    .set({ used_at: new Date().toISOString() })
    .where("user_id", "=", userId)
    .where("code_hash", "=", hashOfToken(bare(code)))
    .where("used_at", "is", null)
    .returning("id")
    .execute();
  return used.length > 0;
}

/** The number of unused codes. */
export async function countRecoveryCodes(db: Database, userId: number): Promise<number> {
  const { count } = await db
    .selectFrom("recovery_codes")
    .select((of) => of.fn.countAll<number>().as("count"))
    .where("user_id", "=", userId)
    .where("used_at", "is", null)
    .executeTakeFirstOrThrow();
  return count;
}

/** Four groups of four, e.g. `h7xq-2mkd-9vta-c3np`. */
function newCode(): string {
  const group = () => Array.from({ length: SIGNS_PER_GROUP }, () => signs[randomInt(signs.length)]).join("");
  return Array.from({ length: GROUPS }, group).join("-");
}

/** Codes may be typed without dashes and in either case. */
const bare = (code: string) => code.toLowerCase().replaceAll(/[\s-]/g, "");
