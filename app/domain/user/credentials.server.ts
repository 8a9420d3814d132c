import type { Database } from "#db/database.ts";

/** What a password is compared with: the user of this name, of any case; null when there is none. */
export async function findCredentials(db: Database, username: string) {
  const user = await db
    .selectFrom("users")
    .select(["id", "username", "email", "role", "password_hash", "totp_secret", "totp_confirmed_at"])
    .where((where) => where(where.fn("lower", ["username"]), "=", username.toLowerCase()))
    .executeTakeFirst();
  return user ?? null;
}
