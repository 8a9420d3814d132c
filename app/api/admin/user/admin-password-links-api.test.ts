import { expect, test } from "vitest";
import { adminPassword, type TestApp, testApp } from "#test/app.ts";
import { eventually } from "#test/eventually.ts";
import { startMailServer } from "#test/servers/mail-server.ts";

const url = "/backend/admin/password-links.php";
const sunil = { username: "sunil", email: "sunil@disha.example", password: "two sleepy parrots", role: "admin" };

/** An administrator, and a second one by the id. */
async function appWithColleague(options: Parameters<typeof testApp>[0] = {}) {
  const testing = await testApp(options);
  const token = await testing.signIn();
  const created = await testing.call({ method: "POST", url: "/backend/admin/users.php", token, payload: sunil });
  return { ...testing, token, id: created.json<{ data: { id: number } }>().data.id };
}

const signInAs = async ({ call }: Pick<TestApp, "call">, password: string) =>
  (await call({ method: "POST", url: "/backend/admin/login.php", payload: { username: "sunil", password } }))
    .statusCode;

test("where no mail leaves, staff hand a colleague the link to a new password", async () => {
  const { call, db, token, id } = await appWithColleague();

  const made = await call({ method: "POST", url: `${url}?id=${id}`, token });

  const { email, link } = made.json<{ data: { email: string; link: string } }>().data;
  expect([made.statusCode, email]).toEqual([201, sunil.email]);
  const [page, secret] = link.split("#");
  expect(page).toBe("http://disha.test/admin/set-password");
  const payload = { token: secret, password: "three green parrots" };
  expect((await call({ method: "PUT", url: "/backend/admin/password-link.php", payload })).statusCode).toBe(200);
  expect([await signInAs({ call }, sunil.password), await signInAs({ call }, payload.password)]).toEqual([401, 200]);
  const acts = await db.selectFrom("activities").selectAll().where("action", "=", "send-link").execute();
  expect(acts).toMatchObject([{ type: "user", name: "sunil", record_id: id }]);
  expect(JSON.stringify(acts)).not.toContain(secret);
});

test("with a mail server the link goes to its owner, and to nobody else", async () => {
  const server = await startMailServer();
  const { call, token, id } = await appWithColleague({ smtpUrl: server.url });

  const made = await call({ method: "POST", url: `${url}?id=${id}`, token });

  expect(made.json()).toMatchObject({
    data: { email: sunil.email, link: null },
    message: `A link is on its way to ${sunil.email}`,
  });
  await eventually(() => expect(server.received.map(({ recipients }) => recipients)).toEqual([[sunil.email]]));
  expect(server.received[0]!.body).toMatch(/^Hello,\n\nAn administrator sends you .*set-password#[\w-]{43}\n/s);
  const mails = await call({ method: "GET", url: "/backend/admin/outbox.php", token });
  expect(mails.body).not.toMatch(/set-password#/);
});

test("an applicant and nobody get none, and nothing is stored", async () => {
  const { call, db, token } = await appWithColleague();
  const ravi = await db.selectFrom("users").select("id").where("username", "=", "ravi").executeTakeFirstOrThrow();

  const answers = [];
  for (const id of [ravi.id, 999]) answers.push(await call({ method: "POST", url: `${url}?id=${id}`, token }));

  expect(answers.map(({ statusCode }) => statusCode)).toEqual([409, 404]);
  expect(await db.selectFrom("password_links").selectAll().execute()).toEqual([]);
  expect(await db.selectFrom("activities").selectAll().where("action", "=", "send-link").execute()).toEqual([]);
});

test("a link that was sent outlives a save of the account, and ends when the address changes", async () => {
  const { call, token, id, db } = await appWithColleague();
  await call({ method: "POST", url: `${url}?id=${id}`, token });
  const save = (email: string) => {
    const payload = { username: "sunil", full_name: "Sunil Rane", email };
    return call({ method: "PUT", url: `/backend/admin/users.php?id=${id}`, token, payload });
  };

  await save("Sunil@disha.example");
  expect(await db.selectFrom("password_links").select("user_id").execute()).toEqual([{ user_id: id }]);
  await save("sunil.new@disha.example");

  expect(await db.selectFrom("password_links").selectAll().execute()).toEqual([]);
  expect(await signInAs({ call }, adminPassword)).toBe(401);
});
