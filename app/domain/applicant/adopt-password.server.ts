import type { Database } from "#db/database.ts";

interface Form {
  userId: number;
  application: { id: number; email: string };
  password_hash: string;
}

/**
 * Until somebody has proved the address, an applicant's password is the one of the form that came last: nobody has
 * proved the older one. Answers what the account is: of an applicant, `unproved` or `proved`, or `other`, which no link
 * may open.
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
