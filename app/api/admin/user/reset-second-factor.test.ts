import { expect, test } from "vitest";
import { adminPassword, testApp } from "#test/app.ts";

const email = "ravi@disha.example";

/** Ravi, an administrator here, has switched two-factor sign-in on and lost his phone. */
async function lockedOutApp() {
  const testing = await testApp();
  const { call, db, signIn } = testing;
  await db.updateTable("users").set({ role: "admin" }).execute();
  const [token, ravis] = [await signIn(), await signIn("ravi")];
  const ids = await db.selectFrom("users").select(["id", "username"]).execute();
  const idOf = (name: string) => ids.find(({ username }) => username === name)!.id;
  const [meenal, ravi] = [idOf("meenal"), idOf("ravi")];
  await db
    .updateTable("users")
    .set({ totp_secret: "sealed", totp_confirmed_at: new Date().toISOString(), totp_last_step: 59_000_000 })
    .execute();
  for (const user_id of [meenal, ravi])
    await db.insertInto("recovery_codes").values({ user_id, code_hash: "hash", used_at: null }).execute();
  return {
    ...testing,
    ravis,
    token,
    ids: { meenal, ravi },
    put: (id: number, payload: object) =>
      call({ method: "PUT", url: `/backend/admin/users.php?id=${id}`, token, payload }),
    login: () =>
      call({
        method: "POST",
        url: "/backend/admin/login.php",
        payload: { username: "ravi", password: adminPassword },
      }),
  };
}

test("an administrator resets another's second factor: the password is enough again, the sessions end", async () => {
  const { call, db, ids, login, put, ravis } = await lockedOutApp();
  expect((await login()).statusCode).toBe(401);

  const response = await put(ids.ravi, { username: "ravi", email, reset_second_factor: "1" });

  expect(response.json()).toMatchObject({ success: true, data: { username: "ravi", has_second_factor: 0 } });
  expect((await call({ method: "GET", url: "/backend/admin/stats.php", token: ravis })).statusCode).toBe(401);
  expect((await login()).statusCode).toBe(200);
  const codes = await db.selectFrom("recovery_codes").select("user_id").execute();
  expect(codes).toEqual([{ user_id: ids.meenal }]);
  const acts = await db.selectFrom("activities").selectAll().where("type", "=", "second-factor").execute();
  expect(acts).toMatchObject([{ action: "delete", name: "ravi", actor_id: ids.meenal, record_id: ids.ravi }]);
});

test.each([{}, { reset_second_factor: "0" }])("a save with %j leaves it on", async (fields) => {
  const { ids, login, put } = await lockedOutApp();

  const response = await put(ids.ravi, { username: "ravi", email, ...fields });

  expect(response.json()).toMatchObject({ success: true, data: { has_second_factor: 1 } });
  expect((await login()).statusCode).toBe(401);
});

test("one's own is not reset here, where no code is asked", async () => {
  const { db, ids, put } = await lockedOutApp();

  const response = await put(ids.meenal, {
    username: "meenal",
    email: "meenal@disha.example",
    reset_second_factor: 1,
  });

  expect(response.statusCode).toBe(422);
  expect(response.json()).toMatchObject({ errors: { reset_second_factor: expect.stringContaining("My account") } });
  expect(await db.selectFrom("users").select("id").where("totp_confirmed_at", "is", null).execute()).toEqual([]);
});
