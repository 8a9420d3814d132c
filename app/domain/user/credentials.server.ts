import type { Database } from "#db/database.ts";

/**
 * The active user with this e-mail, else with this name, in any case; null if there is none. E-mail first, since
 * anybody could choose another's address as a name.
 */
export async function findCredentials(db: Database, name: string) {
  const sought = name.toLowerCase();
  const user = await credentials(db)
    .where((where) =>
      where.or([where(where.fn("lower", ["username"]), "=", sought), where(where.fn("lower", ["email"]), "=", sought)]),
    )
    .orderBy((of) =>
      of
        .case()
        .when(of.fn("lower", ["email"]), "=", sought)
        .then(0)
        .else(1)
        .end(),
    )
    .executeTakeFirst();
  return user ?? null;
}

/** The same by e-mail only. */
export async function findCredentialsOf(db: Database, email: string) {
  const user = await credentials(db)
    .where((where) => where(where.fn("lower", ["email"]), "=", email.toLowerCase()))
    .executeTakeFirst();
  return user ?? null;
}

const credentials = (db: Database) =>
  db
    .selectFrom("users")
    .select(["id", "username", "full_name", "email", "role", "password_hash", "totp_secret", "totp_confirmed_at"])
    .select("email_proved_at")
    .where("closed_at", "is", null);
