import type { Database } from "#db/database.ts";
import { newToken } from "#app/lib/opaque-token.server.ts";

/** The secret with this name, created at its first use and stored in the database, so that all processes share it. */
export async function signingSecret(db: Database, name: string): Promise<string> {
  const find = () => db.selectFrom("secrets").select("value").where("name", "=", name).executeTakeFirst();
  const kept = await find();
  if (kept) return kept.value;
  await db
    .insertInto("secrets")
    .values({ name, value: newToken(), created_at: new Date().toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return (await find())!.value;
}
