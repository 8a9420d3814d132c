import { expect, test } from "vitest";
import { applicantApp, cookieOf, formPassword } from "#test/applicant-app.ts";
import { eventually } from "#test/eventually.ts";
import { stopClock } from "#test/stop-clock.ts";

const own = "/my-application";
const newPassword = "three green parrots";
const chosen = { password: newPassword, confirmPassword: newPassword };

test("a new password counts at once, ends the other sessions and keeps this one", async () => {
  const { apply, enter, open, postAs, signInWith } = await applicantApp();
  const elsewhere = await enter(await apply());
  const here = cookieOf(await signInWith(formPassword));

  const answer = await postAs(here, `${own}/password`, chosen);

  expect([answer.statusCode, answer.headers.location]).toEqual([303, `${own}?password=1`]);
  expect([(await open(own, elsewhere)).statusCode, (await open(own, here)).statusCode]).toEqual([303, 200]);
  expect([(await signInWith(formPassword)).statusCode, (await signInWith(newPassword)).statusCode]).toEqual([422, 303]);
});

test.each([
  [{ password: "short", confirmPassword: "short" }, "New password must have at least 8 characters"],
  [{ password: newPassword, confirmPassword: "three green" }, "Passwords do not match"],
  [{ password: "password1", confirmPassword: "password1" }, "among the most common ones"],
  [{ password: "sneha@mail.example", confirmPassword: "sneha@mail.example" }, "must not be the user"],
  [{}, "New password is required"],
])("of %j nothing is set, a sentence says why, and no password comes back", async (fields, sentence) => {
  const { apply, enter, postAs, signInWith } = await applicantApp();
  const cookie = await enter(await apply());

  const answer = await postAs(cookie, `${own}/password`, fields);

  expect(answer.statusCode).toBe(422);
  expect(answer.body).toContain(sentence);
  expect(answer.body).not.toMatch(/value="(short|three|password1)/);
  expect((await signInWith(formPassword)).statusCode).toBe(303);
});

test("signed out, nobody sets a password", async () => {
  const { apply, enter, post, signInWith } = await applicantApp();
  await enter(await apply());

  const answer = await post(`${own}/password`, chosen);

  expect([answer.statusCode, answer.headers.location]).toEqual([303, `${own}/sign-in`]);
  expect((await signInWith(newPassword)).statusCode).toBe(422);
});

test("who asks for a link is answered alike and after as long, and only an applicant is sent one", async () => {
  const { apply, post, server, linkMailed } = await applicantApp();
  await apply();
  const before = server.received.length;
  const answers = [];
  for (const email of ["sneha@mail.example", "nobody@mail.example", "meenal@disha.example"]) {
    const begun = performance.now();
    const { statusCode, headers } = await post(`${own}/send-link`, { email });
    answers.push([statusCode, headers.location, performance.now() - begun >= 395]);
  }

  expect(answers).toEqual(Array.from({ length: 3 }, () => [303, `${own}/send-link?sent=1`, true]));
  await linkMailed(2);
  expect(server.received).toHaveLength(before + 1);
});

test("a link that was asked for proves the address, and no password with it; it is good for half an hour", async () => {
  const { apply, post, postAs, open, signInWith, linkMailed } = await applicantApp();
  await apply();
  await post(`${own}/send-link`, { email: "Sneha@Mail.example" });
  const link = await linkMailed(2);

  const answer = await post(link);
  expect(answer.headers.location).toBe(`${own}?confirmed=address`);
  expect((await signInWith(formPassword)).statusCode).toBe(422);
  await postAs(cookieOf(answer), `${own}/password`, chosen);
  expect((await signInWith(newPassword)).statusCode).toBe(303);

  await post(`${own}/send-link`, { email: "sneha@mail.example" });
  const other = await linkMailed(3);
  stopClock(Date.now() + 31 * 60_000);
  expect([(await open(other)).statusCode, (await post(other)).statusCode]).toEqual([404, 404]);
});

test("a link that proved opens once, and any other ends with the next password: a browser's history lets nobody in", async () => {
  const { apply, post, postAs, enter, linkMailed } = await applicantApp();
  const first = await apply();
  const cookie = await enter(first);
  expect((await post(first)).statusCode).toBe(404);
  await post(`${own}/send-link`, { email: "sneha@mail.example" });
  const asked = await linkMailed(2);
  await enter(asked);

  await postAs(cookie, `${own}/password`, chosen);

  expect((await post(asked)).statusCode).toBe(404);
});

test("a mail whose sender died is sent again as a copy that receivers know: the link of either lets in", async () => {
  const { apply, call, db, mailsTo, linkMailed, open } = await applicantApp();
  const first = await apply();
  const due = { status: "waiting", due_at: "2026-01-01T00:00:00.000Z" } as const;
  await db.updateTable("outbox").set(due).where("link_to", "=", "application").execute();

  await call({ method: "POST", url: "/backend/nothing" });
  const second = await linkMailed(2);

  const ids = mailsTo("sneha@mail.example").map(({ headers }) => headers["message-id"]);
  expect(new Set(ids).size).toBe(1);
  expect([(await open(first)).statusCode, (await open(second)).statusCode]).toEqual([200, 200]);
});

test("a stranger who asks again and again keeps no link from her: while one is fresh none follows, then one does", async () => {
  const { apply, post, mailsTo, linkMailed } = await applicantApp();
  await apply();
  const ask = async (remoteAddress?: string) => {
    const fields = { email: "sneha@mail.example" };
    return (await post(`${own}/send-link`, fields, remoteAddress ? { remoteAddress } : {})).statusCode;
  };
  const begun = Date.now();
  stopClock(begun);
  const statuses = [];
  for (let asked = 0; asked < 11; asked++) statuses.push(await ask());
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 303), 429]);
  await linkMailed(2);
  expect(mailsTo("sneha@mail.example")).toHaveLength(2);

  for (const minutes of [16, 32, 48]) {
    stopClock(begun + minutes * 60_000);
    expect(await ask("203.0.113.9")).toBe(303);
    await linkMailed(2 + minutes / 16);
  }
});

test("whose link has ended, with what it proved or with a new password, is sent another at once", async () => {
  const { apply, post, postAs, enter, linkMailed } = await applicantApp();
  await apply();
  const ask = () => post(`${own}/send-link`, { email: "sneha@mail.example" });
  await ask();
  await enter(await linkMailed(2));

  await ask();
  const cookie = await enter(await linkMailed(3));
  await postAs(cookie, `${own}/password`, chosen);

  await ask();
  await linkMailed(4);
});

test("a link's secret stands in its mail alone: in no table, and in no log", async () => {
  const lines: string[] = [];
  const log = { write: (text: string) => void lines.push(text), flushSync: () => undefined };
  const { apply, enter, open, app, db } = await applicantApp({ logLevel: "info", log });
  const link = await apply();
  await open(link);
  const cookie = await enter(link);
  await open(own, cookie);
  await eventually(async () =>
    expect(await db.selectFrom("outbox").select("id").where("status", "=", "waiting").execute()).toEqual([]),
  );

  const rows = await Promise.all(
    (["outbox", "sessions", "activities", "users"] as const).map((table) => db.selectFrom(table).selectAll().execute()),
  );
  await app.close();
  const kept = JSON.stringify([rows, lines]);
  expect(kept).toContain("/my-application/enter");
  expect(kept).not.toContain(link.split("link=")[1]!);
  expect(kept).not.toContain(cookie.split("=")[1]!);
  expect(lines.join("")).not.toContain("sneha");
});

test.each([
  ["another e-mail", { email: "other@mail.example" }],
  ["another role", { role: "counsellor" }],
])("%s ends the session, the links and the password", async (_what, change) => {
  const { apply, enter, open, post, call, signIn, signInWith, db } = await applicantApp();
  const link = await apply();
  const cookie = await enter(link);
  const { id, username, email, role } = await db
    .selectFrom("users")
    .select(["id", "username", "email", "role"])
    .where("email", "=", "sneha@mail.example")
    .executeTakeFirstOrThrow();

  const payload = { username, email, role, ...change };
  const url = `/backend/admin/users.php?id=${id}`;
  expect((await call({ method: "PUT", url, payload, token: await signIn() })).statusCode).toBe(200);

  expect((await open(own, cookie)).statusCode).toBe(303);
  expect([(await open(link)).statusCode, (await post(link)).statusCode]).toEqual([404, 404]);
  for (const address of [email, "other@mail.example"])
    expect((await signInWith(formPassword, address)).statusCode).toBe(422);
});

test("a form under an address that the account has left makes an account of its own, and opens nothing of the other", async () => {
  const { apply, call, signIn, db, mailsTo } = await applicantApp();
  await apply();
  const email = "sneha@mail.example";
  const user = await db.selectFrom("users").select(["id", "role"]).where("email", "=", email).executeTakeFirstOrThrow();
  const payload = { username: email, email: "moved@mail.example", role: user.role };
  const url = `/backend/admin/users.php?id=${user.id}`;
  expect((await call({ method: "PUT", url, payload, token: await signIn() })).statusCode).toBe(200);

  await apply({ password: "a stranger's password" });

  expect(mailsTo(email).at(-1)!.body).toContain("/my-application/enter?link=application.2.");
  const accounts = db
    .selectFrom("users")
    .select(["email", "password_from_application"])
    .where("email", "in", ["moved@mail.example", email]);
  expect(await accounts.orderBy("id").execute()).toEqual([
    { email: "moved@mail.example", password_from_application: 1 },
    { email, password_from_application: 2 },
  ]);
});

test("whose account is deleted is signed out, and nothing of the person stays", async () => {
  const { apply, enter, open, call, signIn, db } = await applicantApp();
  const cookie = await enter(await apply());
  const token = await signIn();
  const { id, user_id } = await db.selectFrom("applications").select(["id", "user_id"]).executeTakeFirstOrThrow();

  await call({ method: "DELETE", url: `/backend/admin/applications.php?id=${id}`, token });
  expect((await call({ method: "DELETE", url: `/backend/admin/users.php?id=${user_id}`, token })).statusCode).toBe(200);

  expect((await open(own, cookie)).statusCode).toBe(303);
  expect(await db.selectFrom("users").select("id").where("id", "=", user_id).execute()).toEqual([]);
});
