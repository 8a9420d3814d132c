import type { Database } from "#db/database.ts";

interface Form {
  userId: number;
  application: { id: number; email: string };
  password_hash: string;
}

/**
 * While an applicant's address is unproved, the newest form's password becomes the account's: nobody has proved the
 * older one either. Answers `unproved` or `proved` for an applicant's account, `other` for any account that no link may
 * open.
 */
export async function adoptPassword(db: Database, { userId, application, password_hash }: Form) {
  const { id, email } = application;
  const account = await db
    .selectFrom("users")
    .select(["role", "email", "email_proved_at"])
    .where("id", "=", userId)
    .executeTakeFirstOrThrow();
  if (account.role !== "user" || account.email.toLowerCase() !== email) return "other";
  const { numUpdatedRows } = await db
    .updateTable("users")
    .set({ password_hash, password_from_application: id })
    .where("id", "=", userId)
    .where("role", "=", "user")
    .where("email_proved_at", "is", null)
    .executeTakeFirst();
  return numUpdatedRows > 0n ? "unproved" : "proved";
}
