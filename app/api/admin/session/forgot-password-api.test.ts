import { createHash } from "node:crypto";
import { expect, test, vi } from "vitest";
import { HOUR_MS } from "#app/lib/time/from-now.ts";
import { adminPassword, type TestApp, testApp } from "#test/app.ts";
import { eventually } from "#test/eventually.ts";
import { startMailServer } from "#test/servers/mail-server.ts";
import { stopClock } from "#test/stop-clock.ts";

const forgot = "/backend/admin/forgot-password.php";
const link = "/backend/admin/password-link.php";
const login = "/backend/admin/login.php";
const newPassword = "three green parrots";

async function appWithMail() {
  const server = await startMailServer();
  const testing = await testApp({ smtpUrl: server.url });
  const { call } = testing;
  const ask = (username: string, remoteAddress = "203.0.113.5") =>
    call({ method: "POST", url: forgot, payload: { username }, remoteAddress });
  /** Asks, and answers the token in the mail that comes. */
  async function tokenFor(username: string) {
    const before = server.received.length;
    await ask(username);
    await eventually(() => expect(server.received.length).toBe(before + 1));
    return tokenIn(server.received.at(-1)!.body);
  }
  const set = (token: string, password = newPassword) =>
    call({ method: "PUT", url: link, payload: { token, password } });
  const signInWith = async (password: string) =>
    (await call({ method: "POST", url: login, payload: { username: "meenal", password } })).statusCode;
  return { ...testing, server, ask, tokenFor, set, signInWith };
}

const tokenIn = (body: string) => /http:\/\/disha\.test\/admin\/set-password#([\w-]{43})\n/.exec(body)![1]!;

const linksIn = ({ db }: Pick<TestApp, "db">) => db.selectFrom("password_links").selectAll().execute();

test.each(["meenal", "MEENAL@disha.example"])(
  "who forgot the password and says %s gets a link by mail, sets a new one and is signed out everywhere",
  async (name) => {
    const { call, signIn, signInWith, server, tokenFor, set, db } = await appWithMail();
    const session = await signIn();

    const token = await tokenFor(name);
    const shown = await call({ method: "POST", url: link, payload: { token } });
    const answer = await set(token);

    expect(server.received[0]!.recipients).toEqual(["meenal@disha.example"]);
    expect([shown.statusCode, shown.json().data]).toEqual([200, { username: "meenal" }]);
    expect([answer.statusCode, answer.json().message]).toEqual([200, "Your new password is set. Sign in with it."]);
    expect((await call({ method: "GET", url: "/backend/admin/stats.php", token: session })).statusCode).toBe(401);
    expect([await signInWith(adminPassword), await signInWith(newPassword)]).toEqual([401, 200]);
    const acts = await db.selectFrom("activities").selectAll().where("action", "=", "reset-password").execute();
    expect(acts).toMatchObject([{ type: "user", name: "meenal", actor_id: acts[0]!.record_id, address: "127.0.0.1" }]);
  },
);

test("of a link nothing is kept but its hash, in no table and in no log", async () => {
  const lines: string[] = [];
  const server = await startMailServer();
  const log = { write: (text: string) => void lines.push(text), flushSync: () => undefined };
  const { app, call, db } = await testApp({ smtpUrl: server.url, logLevel: "info", log });
  await call({ method: "POST", url: forgot, payload: { username: "meenal" } });
  await eventually(() => expect(server.received.length).toBe(1));
  const token = tokenIn(server.received[0]!.body);
  await eventually(async () =>
    expect(await db.selectFrom("outbox").select("status").execute()).toEqual([{ status: "sent" }]),
  );

  expect((await linksIn({ db })).map(({ token_hash }) => token_hash)).toEqual([
    createHash("sha256").update(token).digest("hex"),
  ]);
  const mails = await db.selectFrom("outbox").selectAll().execute();
  expect(mails[0]!.body).toContain("which is made when it leaves and kept nowhere");
  await call({ method: "PUT", url: link, payload: { token, password: newPassword } });
  const acts = await db.selectFrom("activities").selectAll().execute();
  await app.close();
  expect(JSON.stringify([mails, acts, lines])).not.toContain(token);
  expect(lines.join("")).toContain("/backend/admin/password-link.php");
});

test("known and unknown, staff and client are answered alike, and after as long", async () => {
  const { ask, server, db } = await appWithMail();
  const answers = [];
  for (const name of ["meenal", "nobody", "ravi", "ravi@disha.example"]) {
    const begun = performance.now();
    const { statusCode, body } = await ask(name);
    answers.push({ statusCode, body, isInTime: performance.now() - begun >= 395 });
  }

  expect(answers[0]).toMatchObject({ statusCode: 200, isInTime: true });
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  await eventually(() => expect(server.received.length).toBe(1));
  expect(await db.selectFrom("outbox").select("recipient").execute()).toEqual([{ recipient: "meenal@disha.example" }]);
});

test("a link is good for an hour from when its mail leaves, and once", async () => {
  stopClock();
  const { tokenFor, set, signInWith } = await appWithMail();
  const late = await tokenFor("meenal");
  vi.setSystemTime(Date.now() + HOUR_MS + 1);
  expect([(await set(late)).statusCode, await signInWith(adminPassword)]).toEqual([404, 200]);

  const token = await tokenFor("meenal");
  vi.setSystemTime(Date.now() + HOUR_MS - 1000);
  const both = await Promise.all([set(token), set(token, "four green parrots")]);

  expect(new Set(both.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 404]));
  const again = await set(token, "five green parrots");
  expect([again.statusCode, again.json().message]).toEqual([
    404,
    "This link has expired, was used already, or has been replaced by a newer one.",
  ]);
});

test("a mail whose sender died is sent again as another mail: receivers would drop a copy, with the link that opens", async () => {
  const { call, db, server, tokenFor, set } = await appWithMail();
  const first = await tokenFor("meenal");
  await db.updateTable("outbox").set({ status: "waiting", due_at: "2026-01-01T00:00:00.000Z" }).execute();

  await call({ method: "POST", url: "/backend/nothing" });
  await eventually(() => expect(server.received).toHaveLength(2));

  const [one, two] = server.received.map(({ headers }) => headers["message-id"]);
  expect(one).not.toBe(two);
  const second = tokenIn(server.received[1]!.body);
  expect([(await set(first)).statusCode, (await set(second)).statusCode]).toEqual([404, 200]);
});

test("a newer link ends the older one, and so does any other change of the account", async () => {
  const { tokenFor, set, call, signIn, signInWith, db } = await appWithMail();
  const [older, newer] = [await tokenFor("meenal"), await tokenFor("meenal")];
  expect((await set(older)).statusCode).toBe(404);

  const token = await signIn();
  const change = { current_password: adminPassword, password: "seven blue parrots" };
  await call({ method: "PUT", url: "/backend/admin/account.php", token, payload: change });

  expect([(await set(newer)).statusCode, await linksIn({ db })]).toEqual([404, []]);
  expect(await signInWith("seven blue parrots")).toBe(200);
});

test.each([
  ["password123", "Password is among the most common ones; choose one that is harder to guess"],
  ["MEENAL@disha.example", "Password must not be the user's own name or e-mail"],
  ["short", "New password must have at least 8 characters"],
])("a new password like %s is refused, and the link stays good", async (password, sentence) => {
  const { tokenFor, set, signInWith } = await appWithMail();
  const token = await tokenFor("meenal");

  const weak = await set(token, password);

  expect([weak.statusCode, weak.json().errors]).toEqual([422, { password: sentence }]);
  expect(await signInWith(adminPassword)).toBe(200);
  expect((await set(token)).statusCode).toBe(200);
});

test.each(["a".repeat(43), "x", "' or 1=1"])("a made-up link, %s, opens nothing", async (token) => {
  const { call, set, tokenFor, signInWith } = await appWithMail();
  await tokenFor("meenal");

  const shown = await call({ method: "POST", url: link, payload: { token } });

  expect([shown.statusCode, (await set(token)).statusCode, await signInWith(newPassword)]).toEqual([404, 404, 401]);
});

test("one account is sent three links in an hour, whoever asks and by which name, and nobody is told", async () => {
  const { ask, db } = await appWithMail();
  const answers = [];
  for (let time = 1; time <= 5; time += 1) {
    answers.push(await ask(time % 2 ? "meenal" : "meenal@disha.example", `203.0.${time}.5`));
  }

  expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
  const { count } = await db
    .selectFrom("outbox")
    .select((of) => of.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  expect(count).toBe(3);
});

test("one network asks ten times in ten minutes, and then waits", async () => {
  stopClock();
  const { ask } = await appWithMail();
  await Promise.all(Array.from({ length: 10 }, (_, index) => ask(`nobody${index}`)));

  const refused = await ask("meenal");

  expect([refused.statusCode, refused.headers["retry-after"]]).toEqual([429, "600"]);
  expect((await ask("meenal", "198.51.100.7")).statusCode).toBe(200);
});

test("a link to an account that is no member of staff any more never leaves", async () => {
  const server = await startMailServer();
  const { call, db } = await testApp({ smtpUrl: server.url });
  server.refuseWith(450);
  await call({ method: "POST", url: forgot, payload: { username: "meenal" } });
  await eventually(async () =>
    expect(await db.selectFrom("outbox").select(["last_error"]).execute()).toMatchObject([
      { last_error: expect.stringContaining("450") },
    ]),
  );
  const token = await linksIn({ db });
  expect(token).toHaveLength(1);
  await db.updateTable("users").set({ role: "user" }).execute();
  server.refuseWith(null);
  await db.updateTable("outbox").set({ due_at: new Date().toISOString() }).execute();

  await call({ method: "POST", url: forgot, payload: { username: "nobody" } });

  await eventually(async () =>
    expect(await db.selectFrom("outbox").select("status").execute()).toEqual([{ status: "cancelled" }]),
  );
  expect(server.received).toEqual([]);
});

test("without a mail server nobody is promised a mail, known or not", async () => {
  const { call, db } = await testApp();

  const standing = await call({ method: "GET", url: forgot });
  const answers = [];
  for (const username of ["meenal", "nobody"])
    answers.push(await call({ method: "POST", url: forgot, payload: { username } }));

  expect(standing.json().data).toEqual({ by_mail: 0 });
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([409, 409]);
  expect(answers[0]!.json().message).toMatch(/Ask another administrator.*npm run reset-password/);
  expect(answers[0]!.body).toBe(answers[1]!.body);
  expect(await db.selectFrom("outbox").selectAll().execute()).toEqual([]);
  expect(await linksIn({ db })).toEqual([]);
});

test("the pages for who cannot sign in are open, tell no other page where one came from, and are kept by nobody", async () => {
  const { call } = await testApp();

  for (const url of ["/admin/forgot-password", "/admin/set-password"]) {
    const { statusCode, headers } = await call({ method: "GET", url });
    expect([url, statusCode, headers["referrer-policy"], headers["cache-control"]]).toEqual([
      url,
      200,
      "no-referrer",
      "no-store",
    ]);
  }
});
