import { createHash } from "node:crypto";
import { expect, test, vi } from "vitest";
import { adminPassword, testApp } from "#test/app.ts";

const login = { method: "POST", url: "/backend/admin/login.php" } as const;

test("an administrator signs in with a name of any case and gets a token of which only the hash is stored", async () => {
  const { call, db } = await testApp();

  const response = await call({ ...login, payload: { username: "Meenal", password: adminPassword } });

  expect(response.statusCode).toBe(200);
  const { success, token } = response.json<{ success: boolean; token: string }>();
  expect(success).toBe(true);
  const [session] = await db.selectFrom("sessions").selectAll().execute();
  expect(session!.token_hash).toBe(createHash("sha256").update(token).digest("hex"));
  expect(JSON.stringify(session)).not.toContain(token);
});

test("an unknown user and a wrong password are refused in the same words, and no session is opened", async () => {
  const { call, db } = await testApp();

  const unknown = await call({ ...login, payload: { username: "nobody", password: adminPassword } });
  const wrong = await call({ ...login, payload: { username: "meenal", password: "not the password" } });

  expect([unknown.statusCode, wrong.statusCode]).toEqual([401, 401]);
  expect(unknown.json()).toEqual({ success: false, message: "Invalid username or password" });
  expect(wrong.json()).toEqual(unknown.json());
  expect(await db.selectFrom("sessions").select("id").execute()).toEqual([]);
});

test("a client's account is refused at the panel's door with a sentence", async () => {
  const { call } = await testApp();

  const response = await call({ ...login, payload: { username: "ravi", password: adminPassword } });

  expect(response.statusCode).toBe(403);
  expect(response.json()).toEqual({ success: false, message: "This account cannot use the admin panel." });
});

test("name and password are required", async () => {
  const { call } = await testApp();

  const response = await call({ ...login, payload: { username: "" } });

  expect(response.statusCode).toBe(422);
  expect(response.json()).toMatchObject({
    errors: { username: "Username is required", password: "Password is required" },
  });
});

test("logout ends the session of its token and no other", async () => {
  const { call, signIn } = await testApp();
  const [token, other] = [await signIn(), await signIn()];

  const logout = await call({ method: "POST", url: "/backend/admin/logout.php", token });

  expect(logout.statusCode).toBe(200);
  const url = "/backend/admin/stats.php";
  expect((await call({ method: "GET", url, token })).statusCode).toBe(401);
  expect((await call({ method: "GET", url, token: other })).statusCode).toBe(200);
});

test("a session ends after twelve hours without use", async () => {
  const { call, signIn } = await testApp();
  const token = await signIn();
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 12 * 3_600_000 + 1000 });

  const response = await call({ method: "GET", url: "/backend/admin/stats.php", token });
  vi.useRealTimers();

  expect(response.statusCode).toBe(401);
  expect(response.json()).toEqual({ success: false, message: "Session expired. Please login again." });
});
