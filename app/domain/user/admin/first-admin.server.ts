import type { Database } from "#db/database.ts";
import { StartRefusal } from "#app/lib/failures/start-refusal.ts";
import { searchTextOf } from "#app/domain/records/matching/search-text.ts";
import { hashPassword } from "#app/domain/user/password/passwords.server.ts";
import { refusePassword } from "#app/domain/user/password/refuse-password.server.ts";
import { type NewUserInput, newUserInput } from "#app/domain/user/user-schema.ts";

export interface FirstAdmin {
  username: string;
  email: string;
  /** Absent: a random one is generated and answered, to be printed once (D28). */
  password?: string | undefined;
}

/**
 * Creates the first administrator if there is no user. Answers the generated password, if any.
 * @throws {StartRefusal} if name, e-mail or password would be refused for any user.
 */
export async function ensureFirstAdmin(db: Database, given: FirstAdmin): Promise<string | null> {
  if (await db.selectFrom("users").select("id").limit(1).executeTakeFirst()) return null;
  const generated = given.password === undefined ? randomPassword() : null;
  const admin = await acceptedAdmin({ ...given, password: given.password ?? generated! });
  const now = new Date().toISOString();
  const created = await db
    .insertInto("users")
    .values({
      username: admin.username,
      email: admin.email,
      password_hash: await hashPassword(admin.password),
      role: "admin",
      search_text: searchTextOf("users", admin),
      created_at: now,
      updated_at: now,
    })
    // Another process may have been first.
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  return created ? generated : null;
}

async function acceptedAdmin(admin: NewUserInput): Promise<NewUserInput> {
  const parsed = newUserInput.safeParse(admin);
  if (!parsed.success) {
    const { path, message } = parsed.error.issues[0]!;
    throw new StartRefusal(`ADMIN_${String(path[0]).toUpperCase()} is not accepted: ${message}.`);
  }
  const refusal = await refusePassword(admin.password, admin);
  if (refusal !== null) throw new StartRefusal(`ADMIN_PASSWORD is not accepted: ${refusal}.`);
  return parsed.data;
}

/** 20 letters and digits without look-alikes, about 115 bits. */
function randomPassword(): string {
  const letters = "abcdefghijkmnopqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789";
  const bytes = crypto.getRandomValues(new Uint32Array(20));
  return Array.from(bytes, (value) => letters[value % letters.length]).join("");
}
