import { expect, test } from "vitest";
import type { Database } from "#db/database.ts";
import { freshDatabase } from "#test/servers/fresh-database.ts";
import { deleteUser } from "#app/domain/user/delete-user.server.ts";
import { changeUser } from "#app/domain/user/save-user.server.ts";

async function addAdmin(db: Database, username: string) {
  const now = new Date().toISOString();
  const email = `${username}@disha.example`;
  const values = { username, email, password_hash: "", role: "admin", created_at: now, updated_at: now } as const;
  const { id } = await db.insertInto("users").values(values).returning("id").executeTakeFirstOrThrow();
  return { id, username, email };
}

test("of two administrators who demote or delete each other at the same moment, one stays", async () => {
  const { db } = await freshDatabase();
  for (let round = 1; round <= 10; round += 1) {
    await db.deleteFrom("users").execute();
    const [first, second] = [await addAdmin(db, "meenal"), await addAdmin(db, "ravi")];
    const actor = (userId: number) => ({ userId, sessionId: 1, address: null });
    const demotion = { username: "meenal", email: "meenal@disha.example", role: "user" } as const;

    await Promise.all([
      changeUser(db, first.id, demotion, actor(second.id)),
      deleteUser(db, second.id, [], actor(first.id)),
    ]);

    expect(await db.selectFrom("users").select("id").where("role", "=", "admin").execute()).toHaveLength(1);
  }
});
