import type { Database } from "#db/database.ts";
import type { ListedUser, User } from "./user-schema.ts";

/** Users with the moment of their last sign-in, as the audit has it. */
export async function withLastSignIn(db: Database, users: User[]): Promise<ListedUser[]> {
  const rows = await db
    .selectFrom("activities")
    .select((of) => ["actor_id", of.fn.max("created_at").as("last_sign_in_at")])
    .where("action", "=", "sign-in")
    .groupBy("actor_id")
    .execute();
  const moments = new Map(rows.map(({ actor_id, last_sign_in_at }) => [actor_id, last_sign_in_at]));
  return users.map((user) => ({ ...user, last_sign_in_at: moments.get(user.id) ?? null }));
}
