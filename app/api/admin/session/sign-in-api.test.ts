import { createHash } from "node:crypto";
import { expect, test, vi } from "vitest";
import { HOUR_MS } from "#app/lib/time/from-now.ts";
import { adminPassword, testApp } from "#test/app.ts";
import { stopClock } from "#test/stop-clock.ts";

const login = { method: "POST", url: "/backend/admin/login.php" } as const;

const names = ["Meenal", "MEENAL@Disha.example"];

test.each(names)(
  "an administrator signs in as %s and gets a token of which only the hash is stored",
  async (username) => {
    const { call, db } = await testApp();

    const response = await call({ ...login, payload: { username, password: adminPassword } });

    expect(response.statusCode).toBe(200);
    const { success, token } = response.json<{ success: boolean; token: string }>();
    expect(success).toBe(true);
    const [session] = await db.selectFrom("sessions").selectAll().execute();
    expect(session!.token_hash).toBe(createHash("sha256").update(token).digest("hex"));
    expect(JSON.stringify(session)).not.toContain(token);
  },
);

test("an address signs in whose it is, whoever is called so", async () => {
  const { call, db } = await testApp();
  const username = "meenal@disha.example";
  await db.updateTable("users").set({ username }).where("username", "=", "ravi").execute();

  expect((await call({ ...login, payload: { username, password: adminPassword } })).statusCode).toBe(200);
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

test("logout takes no body, whatever type a client says that it has", async () => {
  const { call, signIn } = await testApp();

  for (const headers of [
    { "content-type": "application/json" },
    { "content-type": "application/json; charset=utf-8" },
  ]) {
    const token = await signIn();
    const logout = await call({ method: "POST", url: "/backend/admin/logout.php", token, headers, payload: "" });

    expect([logout.statusCode, logout.json()]).toEqual([200, { success: true, message: "Signed out" }]);
    expect((await call({ method: "GET", url: "/backend/admin/stats.php", token })).statusCode).toBe(401);
  }
});

test("a session ends after twelve hours without use", async () => {
  const { call, signIn } = await testApp();
  const token = await signIn();
  stopClock(Date.now() + 12 * HOUR_MS + 1000);

  const response = await call({ method: "GET", url: "/backend/admin/stats.php", token });

  expect(response.statusCode).toBe(401);
  expect(response.json()).toEqual({ success: false, message: "Session expired. Please login again." });
});

test("after five wrong passwords the next attempt waits, in the same words for a user who does not exist", async () => {
  stopClock();
  const { call, db } = await testApp();
  const from = { ...login, remoteAddress: "203.0.113.5" };
  const after = async (username: string, remoteAddress: string) => {
    const wrong = { username, password: "not the password" };
    const statuses = [];
    for (let tries = 1; tries <= 5; tries += 1)
      statuses.push((await call({ ...from, remoteAddress, payload: wrong })).statusCode);
    expect(statuses).toEqual([401, 401, 401, 401, 401]);
    return call({ ...from, remoteAddress, payload: { username, password: adminPassword } });
  };

  const known = await after("meenal", "203.0.113.5");
  const unknown = await after("nobody", "198.51.100.7");

  expect([known.statusCode, unknown.statusCode]).toEqual([429, 429]);
  expect(known.json()).toEqual({ success: false, message: "Too many failed attempts. Please try again in 2 seconds." });
  expect(known.headers["retry-after"]).toBe("2");
  expect(unknown.json()).toEqual(known.json());
  expect(await db.selectFrom("sessions").select("id").execute()).toEqual([]);

  vi.setSystemTime(Date.now() + 2001);
  const afterwards = await call({ ...from, payload: { username: "meenal", password: adminPassword } });
  expect(afterwards.statusCode).toBe(200);
});

test("guesses sent all at once are counted like guesses sent one by one", async () => {
  const { call } = await testApp();

  const payload = { username: "meenal", password: "not the password" };
  const responses = await Promise.all(Array.from({ length: 12 }, () => call({ ...login, payload })));

  expect(responses.filter((response) => response.statusCode === 401)).toHaveLength(5);
  expect(responses.filter((response) => response.statusCode === 429)).toHaveLength(7);
});

test("strangers' failures do not slow the owner at another address, nor in a browser used before", async () => {
  const { call } = await testApp();
  const payload = { username: "meenal", password: adminPassword };
  const first = await call({ ...login, payload });
  const [cookie] = String(first.headers["set-cookie"]).split(";");
  for (let tries = 1; tries <= 6; tries += 1)
    await call({ ...login, payload: { username: "meenal", password: "not the password" } });

  const stranger = await call({ ...login, payload });
  const elsewhere = await call({ ...login, payload, remoteAddress: "203.0.113.5" });
  const knownBrowser = await call({ ...login, payload, headers: { cookie: `other=1; ${cookie}` } });

  expect([stranger, elsewhere, knownBrowser].map((response) => response.statusCode)).toEqual([429, 200, 200]);
});

test("a made-up device, another user's, and one from before a new password are strangers", async () => {
  const { call, db, signIn } = await testApp();
  await db.updateTable("users").set({ role: "admin" }).execute();
  const cookieOf = async (username: string) => {
    const response = await call({ ...login, payload: { username, password: adminPassword } });
    return String(response.headers["set-cookie"]).split(";")[0]!;
  };
  const [ravis, older] = [await cookieOf("ravi"), await cookieOf("meenal")];
  const token = await signIn();
  const change = { current_password: adminPassword, password: "three green parrots" };
  await call({ method: "PUT", url: "/backend/admin/account.php", token, payload: change });
  const from = { ...login, remoteAddress: "203.0.113.5", payload: { username: "meenal", password: "wrong password" } };
  for (let tries = 1; tries <= 5; tries += 1) await call(from);

  for (const cookie of [ravis, older, "disha_device=laptop.AAAA", "disha_device=laptop", "disha_device=.", "="]) {
    expect([cookie, (await call({ ...from, headers: { cookie } })).statusCode]).toEqual([cookie, 429]);
  }
});

test("the browser's passes go to the login and to the panel's pages alone, and to no script", async () => {
  const { call } = await testApp();

  const signedIn = await call({ ...login, payload: { username: "meenal", password: adminPassword } });
  const refused = await call({ ...login, payload: { username: "ravi", password: adminPassword } });

  const { token } = signedIn.json<{ token: string }>();
  expect(signedIn.headers["set-cookie"]).toEqual([
    expect.stringMatching(
      /^disha_device=[\w.-]+; Path=\/backend\/admin\/login\.php; Max-Age=31536000; HttpOnly; SameSite=Strict$/,
    ),
    `disha_panel=${token}; Path=/admin; HttpOnly; SameSite=Strict`,
  ]);
  expect(refused.headers["set-cookie"]).toBeUndefined();
});

test("signing in and out are activities, with who and from where", async () => {
  const { call, db } = await testApp();
  const payload = { username: "meenal", password: adminPassword };
  const { token } = (await call({ ...login, payload, remoteAddress: "203.0.113.5" })).json<{ token: string }>();
  await call({ method: "POST", url: "/backend/admin/logout.php", token, remoteAddress: "198.51.100.7" });

  const acts = await db.selectFrom("activities").selectAll().orderBy("id").execute();

  const [actor_id, name] = [acts[0]!.record_id, "meenal"];
  expect(acts).toMatchObject([
    { type: "user", action: "sign-in", name, actor_id, address: "203.0.113.5" },
    { type: "user", action: "sign-out", name, actor_id, address: "198.51.100.7" },
  ]);
});
