import type { Database } from "#db/database.ts";

/** Those who can own a lead: the staff, by user name. */
export async function listCounsellors(db: Database, userId: number | null) {
  const staff = await db
    .selectFrom("users")
    .select(["id", "username"])
    .where("role", "=", "admin")
    .orderBy("username")
    .execute();
  return staff.map(({ id, username }) => ({ id, username, is_me: id === userId ? 1 : 0 }));
}
