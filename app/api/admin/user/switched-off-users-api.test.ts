import { expect, test } from "vitest";
import { adminPassword, testApp } from "#test/app.ts";
import { sendLeads } from "#test/factories/lead-factories.ts";

const url = "/backend/admin/switched-off-users.php";

/** Meenal and Ravi are administrators; Ravi looks after two leads and is signed in. */
async function office() {
  const testing = await testApp();
  const { call, db, signIn } = testing;
  await db.updateTable("users").set({ role: "admin" }).execute();
  const [token, ravis] = [await signIn(), await signIn("ravi")];
  const users = await db.selectFrom("users").select(["id", "username"]).execute();
  const idOf = (name: string) => users.find(({ username }) => username === name)!.id;
  const [meenal, ravi] = [idOf("meenal"), idOf("ravi")];
  const ask = (method: "GET" | "POST" | "PUT" | "DELETE", query = "", by = token) =>
    call({ method, url: `${url}${query}`, token: by });
  for (const id of await sendLeads(testing, { name: "Asha Rane" }, { name: "Vikram Joshi", phone: "98225 51111" })) {
    await call({ method: "PUT", url: `/backend/admin/leads.php?id=${id}`, token, payload: { owner_id: ravi } });
  }
  const owners = async () =>
    (await db.selectFrom("leads").select("owner_id").execute()).map(({ owner_id }) => owner_id);
  const signInAs = (username: string, password = adminPassword) =>
    call({ method: "POST", url: "/backend/admin/login.php", payload: { username, password } });
  return { ...testing, token, ravis, ask, meenal, ravi, owners, signInAs };
}

test("who is switched off is out at once, refused as with a wrong password, and their leads are a colleague's", async () => {
  const { call, db, ask, ravis, meenal, ravi, owners, signInAs } = await office();

  const off = await ask("POST", `?id=${ravi}&hand_over=${meenal}`);

  expect([off.statusCode, off.json().message]).toEqual([200, "ravi is switched off"]);
  expect((await call({ method: "GET", url: "/backend/admin/stats.php", token: ravis })).statusCode).toBe(401);
  const [right, wrong] = [await signInAs("ravi"), await signInAs("ravi", "not the password")];
  expect([right.statusCode, right.body]).toEqual([401, wrong.body]);
  expect(await owners()).toEqual([meenal, meenal]);
  expect((await ask("GET")).json().data).toMatchObject([
    { username: "ravi", email: "ravi@disha.example", role: "admin" },
  ]);
  for (const file of ["users.php", "counsellors.php"]) {
    const listed = await call({
      method: "GET",
      url: `/backend/admin/${file}`,
      token: await tokenOf(signInAs("meenal")),
    });
    expect([file, listed.body.includes('"username":"ravi"')]).toEqual([file, false]);
  }
  const acts = await db.selectFrom("activities").selectAll().where("type", "=", "account").execute();
  expect(acts).toMatchObject([{ action: "delete", name: "ravi", record_id: ravi, actor_id: meenal }]);
});

test("who is switched on again signs in with the password of before", async () => {
  const { db, ask, ravi, signInAs } = await office();
  await ask("POST", `?id=${ravi}`);

  const on = await ask("DELETE", `?id=${ravi}`);

  expect([on.statusCode, on.json().message]).toEqual([200, "ravi is switched on again"]);
  expect((await signInAs("ravi")).statusCode).toBe(200);
  expect((await ask("GET")).json().data).toEqual([]);
  const last = await db
    .selectFrom("activities")
    .select(["type", "action"])
    .where("name", "=", "ravi")
    .orderBy("id")
    .execute();
  expect(last.map(({ type, action }) => `${type} ${action}`)).toEqual([
    "user sign-in",
    "account delete",
    "account create",
    "user sign-in",
  ]);
});

test("oneself, the last administrator, an applicant and nobody are not switched off", async () => {
  const { call, db, ask, token, meenal, ravi, owners } = await office();
  const payload = { username: "client", email: "client@mail.example", password: "three green parrots" };
  const client = (await call({ method: "POST", url: "/backend/admin/users.php", token, payload })).json().data.id;

  const answers = [];
  for (const id of [meenal, client, 999]) answers.push((await ask("POST", `?id=${id}`)).statusCode);
  const toHerself = await ask("POST", `?id=${ravi}&hand_over=${ravi}`);
  await ask("POST", `?id=${ravi}`);
  const last = await ask("POST", `?id=${meenal}`);

  expect(answers).toEqual([409, 409, 404]);
  expect([toHerself.statusCode, toHerself.json().errors]).toEqual([
    422,
    { hand_over: "Leads cannot be handed to whoever leaves" },
  ]);
  expect([last.statusCode, last.json().message]).toEqual([
    409,
    "This is the last administrator. Make another user an administrator first.",
  ]);
  expect(await owners()).toEqual([null, null]);
  expect(await db.selectFrom("users").select("username").where("closed_at", "is not", null).execute()).toEqual([
    { username: "ravi" },
  ]);
});

test("a name that was given away meanwhile keeps an account off, and one that was deleted never comes back", async () => {
  const { call, ask, token, ravi } = await office();
  await ask("POST", `?id=${ravi}`);
  const payload = { username: "RAVI", email: "another@disha.example", password: "three green parrots", role: "admin" };
  const other = (await call({ method: "POST", url: "/backend/admin/users.php", token, payload })).json().data.id;
  const taken = await ask("DELETE", `?id=${ravi}`);
  const login = { username: "RAVI", password: payload.password };
  await call({ method: "POST", url: "/backend/admin/login.php", payload: login });
  await call({ method: "DELETE", url: `/backend/admin/users.php?id=${other}`, token });

  const deleted = await ask("DELETE", `?id=${other}`);

  expect([taken.statusCode, taken.json().message, deleted.statusCode]).toEqual([
    409,
    "Another account has this user name or e-mail by now. Change that one first.",
    404,
  ]);
  expect((await ask("DELETE", `?id=${ravi}`)).statusCode).toBe(200);
});

const tokenOf = async (response: Promise<{ json(): { token: string } }>) => (await response).json().token;
