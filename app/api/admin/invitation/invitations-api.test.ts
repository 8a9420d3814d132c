import { createHash } from "node:crypto";
import { expect, test, vi } from "vitest";
import { HOUR_MS } from "#app/lib/time/from-now.ts";
import { testApp } from "#test/app.ts";
import { eventually } from "#test/eventually.ts";
import { startMailServer } from "#test/servers/mail-server.ts";
import { stopClock } from "#test/stop-clock.ts";

const invitations = "/backend/admin/invitations.php";
const open = "/backend/admin/invitation.php";
const kavita = { username: "kavita", full_name: "Kavita Jadhav", password: "three green parrots" };
const email = "kavita@disha.example";
const HOURS_72_MS = 72 * HOUR_MS;

async function office(options: Parameters<typeof testApp>[0] = {}) {
  const testing = await testApp(options);
  const { call, signIn } = testing;
  const token = await signIn();
  const invite = (address = email, role = "admin") =>
    call({ method: "POST", url: invitations, token, payload: { email: address, role } });
  const list = async () =>
    (await call({ method: "GET", url: invitations, token })).json<{ data: Record<string, unknown>[] }>().data;
  const accept = (secret: string | undefined, more: object = {}) =>
    call({ method: "PUT", url: open, payload: { token: secret, ...kavita, ...more } });
  return { ...testing, token, invite, list, accept };
}

const secretIn = (link: unknown) => /\/admin\/join#([\w-]{43})(?:\n|$)/.exec(String(link))?.[1];

/** What an invitation answers where no mail leaves. */
const made = (response: { json(): { data: { id: number; link: string } } }) => {
  const { id, link } = response.json().data;
  return { id, secret: secretIn(link) };
};

test("somebody who is invited by mail chooses name and password, once, and signs in with them", async () => {
  const server = await startMailServer();
  const { call, db, invite, list, accept } = await office({ smtpUrl: server.url });

  const invited = await invite("Kavita@disha.example");

  expect([invited.statusCode, invited.json().data.link]).toEqual([201, null]);
  await eventually(() => expect(server.received.map(({ recipients }) => recipients)).toEqual([[email]]));
  await eventually(async () => expect(await list()).toMatchObject([{ email, role: "admin", state: "open" }]));
  const secret = secretIn(server.received[0]!.body)!;
  const shown = await call({ method: "POST", url: open, payload: { token: secret } });
  expect(shown.json().data).toEqual({ email, role: "admin" });
  const both = await Promise.all([accept(secret), accept(secret, { username: "another" })]);
  expect(new Set(both.map(({ statusCode }) => statusCode))).toEqual(new Set([201, 404]));
  const { username } = both.find(({ statusCode }) => statusCode === 201)!.json().data;
  const login = { username: email, password: kavita.password };
  expect((await call({ method: "POST", url: "/backend/admin/login.php", payload: login })).statusCode).toBe(200);
  expect(await list()).toEqual([]);
  const users = await db.selectFrom("users").selectAll().where("email", "=", email).execute();
  expect(users).toMatchObject([{ username, full_name: "Kavita Jadhav", role: "admin" }]);
});

test("every step of an invitation stands in the audit, and its link in nothing that is kept", async () => {
  const { call, db, token, invite, accept } = await office();
  const { id, secret } = made(await invite());
  const again = made(await call({ method: "PUT", url: `${invitations}?id=${id}`, token }));
  expect(await db.selectFrom("invitations").select("token_hash").execute()).toEqual([
    { token_hash: createHash("sha256").update(again.secret!).digest("hex") },
  ]);
  await accept(again.secret);
  const other = made(await invite("other@disha.example"));
  await call({ method: "DELETE", url: `${invitations}?id=${other.id}`, token });

  const acts = await db.selectFrom("activities").selectAll().where("action", "<>", "sign-in").orderBy("id").execute();
  const [meenal] = await db.selectFrom("users").select("id").where("username", "=", "meenal").execute();
  expect(acts.map(({ action, name }) => [action, name])).toEqual([
    ["invite", email],
    ["invite", email],
    ["accept", "kavita"],
    ["invite", "other@disha.example"],
    ["revoke", "other@disha.example"],
  ]);
  expect([acts[0]!.actor_id, acts[2]!.actor_id]).toEqual([meenal!.id, acts[2]!.record_id]);
  const kept = JSON.stringify([acts, await db.selectFrom("outbox").selectAll().execute()]);
  for (const link of [secret!, again.secret!, other.secret!]) expect(kept).not.toContain(link);
});

test("a link that has expired, was taken back, was sent again or made up opens nothing, and nobody is stored", async () => {
  stopClock();
  const { call, db, token, invite, list, accept } = await office();
  const revoked = made(await invite("revoked@disha.example"));
  await call({ method: "DELETE", url: `${invitations}?id=${revoked.id}`, token });
  const older = made(await invite("again@disha.example"));
  await call({ method: "PUT", url: `${invitations}?id=${older.id}`, token });
  const late = made(await invite());
  vi.setSystemTime(Date.now() + HOURS_72_MS);

  for (const secret of [revoked.secret, older.secret, late.secret, "a".repeat(43)]) {
    const answers = [await call({ method: "POST", url: open, payload: { token: secret } }), await accept(secret)];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404]);
  }

  expect((await db.selectFrom("users").select("username").orderBy("id").execute()).length).toBe(2);
  vi.setSystemTime(Date.now() - HOURS_72_MS + 1000);
  expect((await list()).map(({ state }) => state)).toEqual(["open", "open"]);
  vi.setSystemTime(Date.now() + HOURS_72_MS);
  const { token: tomorrow } = (
    await call({
      method: "POST",
      url: "/backend/admin/login.php",
      payload: { username: "meenal", password: "a long enough password" },
    })
  ).json();
  const stored = await call({ method: "GET", url: invitations, token: tomorrow });
  expect(stored.json().data).toMatchObject([{ state: "expired" }, { state: "expired" }]);
});

test.each([
  [
    "meenal@disha.example",
    409,
    "This address has an account already. Look for it in the list of users, or among those switched off.",
  ],
  [
    "RAVI@disha.example",
    409,
    "This address has an account already. Look for it in the list of users, or among those switched off.",
  ],
  [email, 409, "This address is invited already. Send that invitation again, or take it back."],
  ["kavita", 422, "Email must be an address such as name@example.com"],
])("an invitation of %s is refused, and nothing is stored", async (address, status, sentence) => {
  const { db, invite } = await office();
  await invite();

  const refused = await invite(address);

  expect([refused.statusCode, refused.json().errors]).toEqual([status, { email: sentence }]);
  expect(await db.selectFrom("invitations").select("email").execute()).toEqual([{ email }]);
});

test("nobody is invited as a client, or as what there is not", async () => {
  const { db, invite } = await office();

  for (const role of ["user", "owner", ""]) expect([role, (await invite(email, role)).statusCode]).toEqual([role, 422]);

  expect(await db.selectFrom("invitations").selectAll().execute()).toEqual([]);
});

test("who comes meets the rules of names and passwords, and the link stays good", async () => {
  const { db, invite, accept } = await office();
  const { secret } = made(await invite());

  const refusals = [
    await accept(secret, { password: "password123" }),
    await accept(secret, { password: email }),
    await accept(secret, { username: "" }),
    await accept(secret, { username: "MEENAL" }),
    await accept(secret, { username: "Meenal@Disha.example" }),
  ];

  expect(refusals.map((answer) => [answer.statusCode, Object.keys(answer.json().errors)])).toEqual([
    [422, ["password"]],
    [422, ["password"]],
    [422, ["username"]],
    [409, ["username"]],
    [409, ["username"]],
  ]);
  expect(await db.selectFrom("users").select("id").where("email", "=", email).execute()).toEqual([]);
  expect((await accept(secret)).statusCode).toBe(201);
});

test("an address that got an account in between keeps that one, and its invitation stays as it was", async () => {
  const { call, db, token, invite, accept } = await office();
  const { id, secret } = made(await invite());
  const kept = () => db.selectFrom("invitations").selectAll().execute();
  const before = await kept();
  const payload = { username: "kavita.j", email, password: "three blue parrots", role: "user" };
  await call({ method: "POST", url: "/backend/admin/users.php", token, payload });

  const answers = [await accept(secret), await call({ method: "PUT", url: `${invitations}?id=${id}`, token })];

  expect(answers.map(({ statusCode }) => statusCode)).toEqual([409, 409]);
  expect(await db.selectFrom("users").select("username").where("email", "=", email).execute()).toEqual([
    { username: "kavita.j" },
  ]);
  expect(await kept()).toEqual(before);
});

test.each([
  ["a colleague", "editor", "This address has an account by now. Sign in with it."],
  // What the form of an application asks for opens no panel.
  [
    "an applicant",
    "user",
    "This address has an applicant's account by now. Ask who invited you to make it a colleague's.",
  ],
] as const)("whose address is %s's by now is told what to do", async (_whose, role, sentence) => {
  const { call, token, invite, accept } = await office();
  const { secret } = made(await invite());
  const payload = { username: "kavita.j", email, password: "three blue parrots", role };
  await call({ method: "POST", url: "/backend/admin/users.php", token, payload });

  const refused = await accept(secret);

  expect([refused.statusCode, refused.json().errors]).toEqual([409, { email: sentence }]);
});

test("a mail that has not left never does once the invitation is taken back, and says so until then", async () => {
  const server = await startMailServer();
  server.refuseWith(450);
  const { call, db, token, invite, list } = await office({ smtpUrl: server.url });
  const { id } = (await invite()).json().data;
  await eventually(async () =>
    expect(await db.selectFrom("outbox").select("last_error").execute()).toMatchObject([
      { last_error: expect.stringContaining("450") },
    ]),
  );
  expect(await list()).toMatchObject([{ state: "waiting" }]);

  const revoked = await call({ method: "DELETE", url: `${invitations}?id=${id}`, token });
  server.refuseWith(null);
  await db.updateTable("outbox").set({ due_at: new Date().toISOString() }).execute();
  await invite("other@disha.example");

  expect(revoked.statusCode).toBe(200);
  await eventually(async () =>
    expect(await db.selectFrom("outbox").select(["recipient", "status"]).orderBy("id").execute()).toEqual([
      { recipient: email, status: "cancelled" },
      { recipient: "other@disha.example", status: "sent" },
    ]),
  );
  expect(server.received.map(({ recipients }) => recipients)).toEqual([["other@disha.example"]]);
});

test("what is not there is neither sent again nor taken back", async () => {
  const { call, token } = await office();

  for (const method of ["PUT", "DELETE"] as const) {
    expect((await call({ method, url: `${invitations}?id=999`, token })).statusCode).toBe(404);
  }
});
