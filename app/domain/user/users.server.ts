import type { Database } from "#db/database.ts";
import { hashPassword, passwordMatches } from "./passwords.server.ts";

export interface FirstAdmin {
  username: string;
  email: string;
  /** Absent: a random one is made up and answered, to be printed once (decision 28). */
  password?: string | undefined;
}

/** Creates the first administrator when there is no user at all. Answers the password it made up, if it made one up. */
export async function ensureFirstAdmin(db: Database, admin: FirstAdmin): Promise<string | null> {
  if (await db.selectFrom("users").select("id").limit(1).executeTakeFirst()) return null;
  const generated = admin.password === undefined ? randomPassword() : null;
  const now = new Date().toISOString();
  await db
    .insertInto("users")
    .values({
      username: admin.username,
      email: admin.email.toLowerCase(),
      password_hash: await hashPassword(admin.password ?? generated!),
      role: "admin",
      created_at: now,
      updated_at: now,
    })
    .execute();
  return generated;
}

/** The user behind a name (of any case) and password, or null; both failures take the same time. */
export async function findUserByPassword(db: Database, username: string, password: string) {
  const user = await db
    .selectFrom("users")
    .select(["id", "username", "role", "password_hash"])
    .where((where) => where(where.fn("lower", ["username"]), "=", username.toLowerCase()))
    .executeTakeFirst();
  const matches = await passwordMatches(user?.password_hash ?? null, password);
  return user && matches ? { id: user.id, username: user.username, role: user.role } : null;
}

/** 20 letters and digits without look-alikes: about 115 bits. */
function randomPassword(): string {
  const letters = "abcdefghijkmnopqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789";
  const bytes = crypto.getRandomValues(new Uint32Array(20));
  return Array.from(bytes, (value) => letters[value % letters.length]).join("");
}
