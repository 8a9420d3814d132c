import { type RawBuilder, sql } from "kysely";
import type { Database } from "#db/database.ts";
import type { User } from "./user-schema.ts";

/** The moment of a user's last sign-in, from the audit; null: never. */
export const lastSignInOf = (user: string): RawBuilder<string | null> =>
  sql`(select max(created_at) from activities where action = 'sign-in' and actor_id = ${sql.ref(user)})`;

/** Adds the moment of the last sign-in to users. */
export async function withLastSignIn(
  db: Database,
  users: User[],
): Promise<(User & { last_sign_in_at: string | null })[]> {
  const moments = new Map<number | null, string>();
  for (let first = 0; first < users.length; first += MOST_ASKED) {
    const ids = users.slice(first, first + MOST_ASKED).map(({ id }) => id);
    for (const { actor_id, last_sign_in_at } of await listLastSignIns(db, ids)) moments.set(actor_id, last_sign_in_at);
  }
  return users.map((user) => ({ ...user, last_sign_in_at: moments.get(user.id) ?? null }));
}

/** Below the limit of parameters per statement. */
const MOST_ASKED = 1000;

const listLastSignIns = (db: Database, ids: number[]) =>
  db
    .selectFrom("activities")
    .select((of) => ["actor_id", of.fn.max("created_at").as("last_sign_in_at")])
    .where("action", "=", "sign-in")
    .where("actor_id", "in", ids)
    .groupBy("actor_id")
    .execute();
