import { expect, test } from "vitest";
import { StartRefusal } from "#app/lib/failures/start-refusal.ts";
import { freshDatabase } from "#test/servers/fresh-database.ts";
import { ensureFirstAdmin } from "./first-admin.server.ts";
import { passwordMatches } from "#app/domain/user/password/passwords.server.ts";

const admin = { username: "admin", email: "Admin@Disha.example" };

test("the first start creates an administrator with a password of its own making, and the second none", async () => {
  const { db } = await freshDatabase();

  const password = await ensureFirstAdmin(db, admin);

  expect(password).toMatch(/^[A-Za-z0-9]{20}$/);
  const [user, ...others] = await db.selectFrom("users").selectAll().execute();
  expect(user).toMatchObject({ username: "admin", email: "admin@disha.example", role: "admin" });
  expect(await passwordMatches(user!.password_hash, password!)).toBe(true);
  expect(others).toEqual([]);
  expect(await ensureFirstAdmin(db, { ...admin, username: "second" })).toBeNull();
});

test.each([
  [{ password: "password123" }, "ADMIN_PASSWORD is not accepted: Password is among the most common ones"],
  [{ password: "Admin@disha.example" }, "ADMIN_PASSWORD is not accepted: Password must not be the user's own name"],
  [{ password: "short" }, "ADMIN_PASSWORD is not accepted: Password must have at least 8 characters"],
  [{ username: "the admin" }, "ADMIN_USERNAME is not accepted: Username may hold only"],
])("the start is refused with a sentence for %j, and nobody is created", async (given, sentence) => {
  const { db } = await freshDatabase();

  const start = ensureFirstAdmin(db, { ...admin, password: "three green parrots", ...given });

  await expect(start).rejects.toThrow(StartRefusal);
  await expect(start).rejects.toThrow(sentence);
  expect(await db.selectFrom("users").select("id").execute()).toEqual([]);
});
