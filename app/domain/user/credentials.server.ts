import type { Database } from "#db/database.ts";

/**
 * What a password is compared with: the user of this e-mail, else of this name, of any case; null when there is none. A
 * name was chosen, by an invited colleague or with a stranger's form, and takes nobody's address.
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

/** The same of this e-mail alone: somebody else may be called by it. */
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
