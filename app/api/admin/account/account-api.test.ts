import { expect, test, vi } from "vitest";
import { adminPassword, testApp } from "#test/app.ts";
import { stopClock } from "#test/stop-clock.ts";
import { permissionsOf } from "#app/domain/permission/permissions.ts";

const url = "/backend/admin/account.php";
const password = "three green parrots";

async function signedInApp() {
  const testing = await testApp();
  const { call, db } = testing;
  const token = await testing.signIn();
  return {
    ...testing,
    token,
    put: (payload: object, by = token) => call({ method: "PUT", url, token: by, payload }),
    hashOfMeenal: async () =>
      (await db.selectFrom("users").select("password_hash").where("username", "=", "meenal").execute())[0],
  };
}

test("an administrator sees the own account, without a password", async () => {
  const { call, token } = await signedInApp();

  const response = await call({ method: "GET", url, token });

  expect(response.statusCode).toBe(200);
  expect(response.json()).toEqual({
    success: true,
    data: {
      id: expect.any(Number),
      username: "meenal",
      full_name: null,
      email: "meenal@disha.example",
      role: "admin",
      permissions: permissionsOf("admin"),
      lacks_second_factor: 0,
    },
  });
});

test("a new password ends the other sessions, keeps this one and is an activity", async () => {
  const { call, db, put, signIn, token } = await signedInApp();
  const other = await signIn();

  const response = await put({ current_password: adminPassword, password });

  expect(response.json()).toEqual({ success: true, message: "Password changed. Your other sessions have ended." });
  expect((await call({ method: "GET", url, token })).statusCode).toBe(200);
  expect((await call({ method: "GET", url, token: other })).statusCode).toBe(401);
  const login = { method: "POST", url: "/backend/admin/login.php" } as const;
  expect((await call({ ...login, payload: { username: "meenal", password } })).statusCode).toBe(200);
  expect((await call({ ...login, payload: { username: "meenal", password: adminPassword } })).statusCode).toBe(401);
  const acts = await db.selectFrom("activities").selectAll().where("action", "=", "update").execute();
  expect(acts).toMatchObject([{ type: "user", name: "meenal", address: "127.0.0.1" }]);
});

test("a change that is refused, with its sentence, changes nothing and ends nothing", async () => {
  const { call, hashOfMeenal, put, signIn } = await signedInApp();
  const other = await signIn();
  const before = await hashOfMeenal();

  for (const [field, change, sentence] of [
    ["current_password", { current_password: "not the password" }, "Current password is wrong"],
    ["current_password", { current_password: "" }, "Current password is required"],
    ["password", { password: "short" }, "New password must have at least 8 characters"],
    ["password", { password: "" }, "New password is required"],
    ["password", { password: undefined }, "New password is required"],
    ["password", { password: "Iloveyou1" }, expect.stringContaining("most common")],
    ["password", { password: "MEENAL@disha.example" }, expect.stringContaining("own name or e-mail")],
  ] as const) {
    const response = await put({ current_password: adminPassword, password, ...change });

    expect.soft(response.statusCode, JSON.stringify(change)).toBe(422);
    expect(response.json()).toEqual({ success: false, message: sentence, errors: { [field]: sentence } });
    expect(await hashOfMeenal()).toEqual(before);
    expect((await call({ method: "GET", url, token: other })).statusCode).toBe(200);
  }
});

test("whoever has only a token cannot find out the password with it: after five tries the waiting begins", async () => {
  stopClock();
  const { call, hashOfMeenal, put } = await signedInApp();
  const before = await hashOfMeenal();
  const wrong = () => put({ current_password: "a wrong password", password });
  for (let tries = 1; tries <= 5; tries += 1) expect((await wrong()).statusCode).toBe(422);

  const response = await put({ current_password: adminPassword, password });

  expect(response.statusCode).toBe(429);
  expect(Number(response.headers["retry-after"])).toBeGreaterThan(0);
  expect(await hashOfMeenal()).toEqual(before);
  const payload = { username: "meenal", password: adminPassword };
  expect((await call({ method: "POST", url: "/backend/admin/login.php", payload })).statusCode).toBe(200);
  vi.setSystemTime(Date.now() + 3000);
  const afterwards = await put({ current_password: adminPassword, password });
  expect(afterwards.statusCode).toBe(200);
});
