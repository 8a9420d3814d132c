import { Secret, TOTP } from "otpauth";
import { expect, onTestFinished, test, vi } from "vitest";
import { adminPassword, testApp } from "#test/app.ts";

const url = "/backend/admin/second-factor.php";
const current_password = adminPassword;
const wrongCode = "This code is wrong, has expired or was used before.";

/** Meenal's clock stands; `pass` moves it by so many steps of a code. */
async function signedInApp() {
  const start = Date.now();
  vi.useFakeTimers({ toFake: ["Date"], now: start });
  onTestFinished(() => void vi.useRealTimers());
  const testing = await testApp();
  const { call, db } = testing;
  const token = await testing.signIn();
  const codeOf = (key: string, steps = 0) =>
    TOTP.generate({ secret: Secret.fromBase32(key), timestamp: Date.now() + steps * 30_000 });

  /** Switches it on with the code of the step before; answers the key and the recovery codes. */
  async function switchOn() {
    const begun = await call({ method: "POST", url, token, payload: { current_password } });
    const { key } = begun.json<{ data: { key: string } }>().data;
    const confirmed = await call({ method: "PUT", url, token, payload: { code: codeOf(key, -1) } });
    const { recovery_codes } = confirmed.json<{ data: { recovery_codes: string[] } }>().data;
    return { key, recovery_codes };
  }

  return {
    ...testing,
    token,
    codeOf,
    switchOn,
    pass: (steps: number) => vi.setSystemTime(Date.now() + steps * 30_000),
    state: async () => (await call({ method: "GET", url, token })).json<{ data: object }>().data,
    login: (more: object = {}, remoteAddress = "127.0.0.1") =>
      call({
        method: "POST",
        url: "/backend/admin/login.php",
        payload: { username: "meenal", password: adminPassword, ...more },
        remoteAddress,
      }),
    rowOfMeenal: () => db.selectFrom("users").selectAll().where("username", "=", "meenal").executeTakeFirstOrThrow(),
  };
}

test("it is set up with the password and a first code, and answers ten recovery codes", async () => {
  const { call, codeOf, db, rowOfMeenal, state, token } = await signedInApp();
  expect(await state()).toEqual({ is_on: 0, confirmed_at: null, recovery_codes_left: 0 });

  const begun = await call({ method: "POST", url, token, payload: { current_password } });

  const { key, address } = begun.json<{ data: { key: string; address: string } }>().data;
  expect(address).toBe(`otpauth://totp/Disha:meenal?issuer=Disha&secret=${key}&algorithm=SHA1&digits=6&period=30`);
  expect(await state()).toMatchObject({ is_on: 0 });
  expect((await rowOfMeenal()).totp_secret).not.toContain(key);

  const confirmed = await call({ method: "PUT", url, token, payload: { code: codeOf(key) } });

  expect(confirmed.statusCode).toBe(200);
  const { recovery_codes } = confirmed.json<{ data: { recovery_codes: string[] } }>().data;
  expect(new Set(recovery_codes).size).toBe(10);
  for (const code of recovery_codes) expect(code).toMatch(/^(?:[a-z1-9]{4}-){3}[a-z1-9]{4}$/);
  expect(await state()).toMatchObject({ is_on: 1, confirmed_at: expect.any(String), recovery_codes_left: 10 });
  const kept = await db.selectFrom("recovery_codes").selectAll().execute();
  expect(kept).toHaveLength(10);
  for (const code of recovery_codes) {
    expect(JSON.stringify(kept)).not.toContain(code);
    expect(JSON.stringify(kept)).not.toContain(code.replaceAll("-", ""));
  }
  const acts = await db.selectFrom("activities").selectAll().where("type", "=", "second-factor").execute();
  expect(acts).toMatchObject([{ action: "create", name: "meenal" }]);
  const again = await call({ method: "POST", url, token, payload: { current_password } });
  expect([again.statusCode, again.json()]).toEqual([
    409,
    { success: false, message: "Two-factor sign-in is on already." },
  ]);
});

test("what needs it on is refused while it is off, and switches nothing on", async () => {
  const { call, state, token } = await signedInApp();

  for (const [method, payload, status, errors] of [
    ["POST", {}, 422, { current_password: "Current password is required" }],
    ["POST", { current_password: "wrong" }, 422, { current_password: "Current password is wrong" }],
    ["PUT", { code: "" }, 422, { code: "Code is required" }],
    ["PUT", { code: "123456" }, 409, undefined],
    ["DELETE", { current_password, code: "123456" }, 409, undefined],
  ] as const) {
    const response = await call({ method, url, token, payload });

    expect([response.statusCode, response.json<{ errors: object }>().errors]).toEqual([status, errors]);
    expect(await state()).toMatchObject({ is_on: 0, recovery_codes_left: 0 });
  }
});

test("a wrong first code switches nothing on, and the right one still does", async () => {
  const { call, codeOf, state, token } = await signedInApp();
  const begun = await call({ method: "POST", url, token, payload: { current_password } });
  const { key } = begun.json<{ data: { key: string } }>().data;

  const wrong = await call({ method: "PUT", url, token, payload: { code: codeOf(key, 9) } });
  expect([wrong.statusCode, wrong.json<{ errors: object }>().errors]).toEqual([422, { code: wrongCode }]);
  expect(await state()).toMatchObject({ is_on: 0 });

  expect((await call({ method: "PUT", url, token, payload: { code: codeOf(key) } })).statusCode).toBe(200);
});

test("the right password alone asks for the code; a wrong password does not tell that there is one", async () => {
  const { db, login, switchOn } = await signedInApp();
  await switchOn();

  const [missing, blank, wrong] = [
    await login(),
    await login({ code: "" }),
    await login({ password: "not the password", code: "123456" }),
  ];

  const sentence = "Enter the code from your authenticator app, or a recovery code.";
  expect([missing.statusCode, missing.json()]).toEqual([
    401,
    { success: false, message: sentence, errors: { code: sentence } },
  ]);
  expect(blank.json()).toEqual(missing.json());
  expect([wrong.statusCode, wrong.json()]).toEqual([401, { success: false, message: "Invalid username or password" }]);
  expect(await db.selectFrom("sessions").select("id").execute()).toHaveLength(1);
});

test("a code opens the panel once: not again, not at another moment of its window, nor the one of the set-up", async () => {
  const { codeOf, login, pass, switchOn } = await signedInApp();
  const { key } = await switchOn();
  const code = codeOf(key);

  expect((await login({ code: codeOf(key, -1) })).json()).toMatchObject({ errors: { code: wrongCode } });
  expect((await login({ code: ` ${code.slice(0, 3)} ${code.slice(3)} ` })).statusCode).toBe(200);
  expect((await login({ code })).statusCode).toBe(401);
  pass(1);
  expect((await login({ code })).statusCode).toBe(401);
  expect((await login({ code: codeOf(key) })).statusCode).toBe(200);
});

test("of two sign-ins with one code at the same moment, one is let in", async () => {
  const { codeOf, login, switchOn } = await signedInApp();
  const { key, recovery_codes } = await switchOn();

  for (const code of [codeOf(key), recovery_codes[0]!]) {
    const statuses = (await Promise.all([login({ code }), login({ code })])).map(({ statusCode }) => statusCode);
    expect(statuses.toSorted((one, other) => one - other)).toEqual([200, 401]);
  }
});

test("a phone's clock may be a step behind or ahead, not two", async () => {
  const { codeOf, login, pass, switchOn } = await signedInApp();
  const { key } = await switchOn();
  pass(10);

  const statuses = [];
  for (const off of [-2, -1, 1, 2]) statuses.push((await login({ code: codeOf(key, off) })).statusCode);

  expect(statuses).toEqual([401, 200, 200, 401]);
});

test("each recovery code opens the panel once, in any writing, and says how many are left", async () => {
  const { login, state, switchOn } = await signedInApp();
  const { recovery_codes } = await switchOn();
  const [first, second] = recovery_codes as [string, string];

  const response = await login({ code: first });
  expect(response.json()).toMatchObject({
    success: true,
    message: "Signed in with a recovery code. 9 recovery codes are left.",
  });
  expect((await login({ code: first })).json()).toMatchObject({ errors: { code: wrongCode } });
  expect((await login({ code: second.toUpperCase().replaceAll("-", " ") })).statusCode).toBe(200);
  expect(await state()).toMatchObject({ recovery_codes_left: 8 });
});

test("who has the password and guesses the code waits after five tries, from whatever network", async () => {
  const { codeOf, login, switchOn } = await signedInApp();
  const { key } = await switchOn();
  const guess = (tries: number) => login({ code: "000000" }, `203.0.113.${tries}`);
  for (let tries = 1; tries <= 5; tries += 1) expect((await guess(tries)).statusCode).toBe(401);

  const waiting = await login({ code: codeOf(key) }, "198.51.100.7");

  expect([waiting.statusCode, waiting.json()]).toEqual([
    429,
    { success: false, message: "Too many failed attempts. Please try again in 2 seconds." },
  ]);
  vi.setSystemTime(Date.now() + 2001);
  expect((await login({ code: codeOf(key) }, "198.51.100.7")).statusCode).toBe(200);
});

test("failures of others on the network do not come between the right password and the code", async () => {
  const { codeOf, login, switchOn } = await signedInApp();
  const { key } = await switchOn();
  for (let tries = 1; tries <= 6; tries += 1) await login({ username: `somebody${tries}` }, "203.0.113.5");
  vi.setSystemTime(Date.now() + 3000);

  expect((await login({}, "203.0.113.5")).json()).toMatchObject({ errors: { code: expect.any(String) } });
  expect((await login({ code: codeOf(key) }, "203.0.113.5")).statusCode).toBe(200);
});

test("asking for the code field again and again wins no free guesses", async () => {
  const { login, switchOn } = await signedInApp();
  await switchOn();
  const statuses = [];
  for (let tries = 1; tries <= 6; tries += 1) {
    await login();
    statuses.push((await login({ code: "000000" })).statusCode);
  }
  expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
});

test("new recovery codes take the place of the old ones, for password and code", async () => {
  const { call, codeOf, login, switchOn, token } = await signedInApp();
  const { key, recovery_codes } = await switchOn();
  const ask = (payload: object) => call({ method: "POST", url: "/backend/admin/recovery-codes.php", token, payload });

  const refused = await ask({ current_password: "wrong", code: codeOf(key) });
  expect(refused.json()).toMatchObject({ errors: { current_password: "Current password is wrong" } });
  const fresh = (await ask({ current_password, code: codeOf(key) })).json<{ data: { recovery_codes: string[] } }>();

  expect(fresh.data.recovery_codes).toHaveLength(10);
  expect((await login({ code: recovery_codes[0]! })).statusCode).toBe(401);
  expect((await login({ code: fresh.data.recovery_codes[0]! })).statusCode).toBe(200);
});

test("it is switched off with password and code, never with one of them, and the password alone is enough again", async () => {
  const { call, codeOf, db, login, rowOfMeenal, state, switchOn, token } = await signedInApp();
  const { key, recovery_codes } = await switchOn();
  const off = (payload: object) => call({ method: "DELETE", url, token, payload });

  const [noCode, wrong, noPassword] = [
    await off({ current_password, code: "" }),
    await off({ current_password, code: "000000" }),
    await off({ current_password: "wrong", code: codeOf(key) }),
  ];
  expect([noCode, wrong, noPassword].map((response) => response.json<{ errors: object }>().errors)).toEqual([
    { code: "Code is required" },
    { code: wrongCode },
    { current_password: "Current password is wrong" },
  ]);
  expect(await state()).toMatchObject({ is_on: 1 });

  const response = await off({ current_password, code: recovery_codes[3]! });

  expect([response.statusCode, response.json()]).toEqual([
    200,
    { success: true, message: "Two-factor sign-in is off." },
  ]);
  expect(await rowOfMeenal()).toMatchObject({ totp_secret: null, totp_confirmed_at: null, totp_last_step: null });
  expect(await db.selectFrom("recovery_codes").select("id").execute()).toEqual([]);
  expect((await login()).statusCode).toBe(200);
});

test("whoever has only a token finds out neither password nor code: after five tries the waiting begins", async () => {
  const { call, codeOf, switchOn, token } = await signedInApp();
  const { key } = await switchOn();
  const off = (payload: object) => call({ method: "DELETE", url, token, payload });
  for (let tries = 1; tries <= 5; tries += 1) {
    // A conflict in between forgives nothing.
    expect((await call({ method: "PUT", url, token, payload: { code: "000000" } })).statusCode).toBe(409);
    expect((await off({ current_password, code: "000000" })).statusCode).toBe(422);
  }

  expect((await off({ current_password, code: codeOf(key) })).statusCode).toBe(429);
});
