import { expect, onTestFinished, test } from "vitest";
import { openPostgresDatabase } from "#db/database.ts";
import { forgetOldHistory } from "#app/domain/activity/history.server.ts";
import { openSession } from "#app/domain/session/sessions.server.ts";
import { actorColumns } from "#app/domain/user/delete-user.server.ts";
import { createApp } from "#app/server/create-app.ts";
import { addUser, adminPassword, testApp } from "#test/app.ts";
import { freshDatabase } from "#test/servers/fresh-database.ts";
import { sendLeads } from "#test/factories/lead-factories.ts";
import { workerDatabaseUrl } from "#test/servers/postgres-server.ts";
import { stopClock } from "#test/stop-clock.ts";

const serverUrl = process.env["TEST_DATABASE_URL"];
const password = "three green parrots";

/** Meenal, Ravi and Sunita are administrators; Ravi looks after the leads and has written a note on the first. */
async function office(...names: string[]) {
  const testing = await testApp();
  const { call, db, signIn } = testing;
  await db.updateTable("users").set({ role: "admin" }).execute();
  const [token, ravis] = [await signIn(), await signIn("ravi")];
  const ask = (method: "GET" | "POST" | "PUT" | "DELETE", file: string, payload?: object, by = token) =>
    call({ method, url: `/backend/admin/${file}`, token: by, ...(payload && { payload }) });
  await ask("POST", "users.php", { username: "sunita", email: "sunita@disha.example", password, role: "admin" });
  const users = await db.selectFrom("users").select(["id", "username"]).execute();
  const idOf = (name: string) => users.find(({ username }) => username === name)!.id;
  const [meenal, ravi, sunita] = [idOf("meenal"), idOf("ravi"), idOf("sunita")];
  const leads = await sendLeads(testing, ...names.map((name, place) => ({ name, phone: `98225 5${1000 + place}` })));
  for (const id of leads) await ask("PUT", `leads.php?id=${id}`, { owner_id: ravi });
  if (leads[0]) await ask("POST", `lead-events.php?id=${leads[0]}`, { kind: "note", text: "Wants evenings" }, ravis);
  const owners = async () => {
    const rows = await db.selectFrom("leads").select("owner_id").orderBy("id").execute();
    return rows.map(({ owner_id }) => owner_id);
  };
  return { ...testing, token, ravis, ask, leads, meenal, ravi, sunita, owners };
}

interface Event {
  kind: string;
  text: string;
  actor: string | null;
}

const timelineOf = async (ask: Awaited<ReturnType<typeof office>>["ask"], lead: number) =>
  (await ask("GET", `lead-events.php?id=${lead}`)).json<{ data: Event[] }>().data;

test("the leads of who leaves go to a colleague, and both names stay in timeline and audit", async () => {
  const { ask, db, leads, owners, ravi, sunita } = await office("Asha Rane", "Vikram Joshi");

  const response = await ask("DELETE", `users.php?id=${ravi}&hand_over=${sunita}`);

  expect([response.statusCode, response.json()]).toEqual([200, { success: true, message: "Deleted" }]);
  expect(await owners()).toEqual([sunita, sunita]);
  const timeline = await timelineOf(ask, leads[0]!);
  expect(timeline[0]).toMatchObject({ kind: "owner", text: "ravi → sunita", actor: "meenal" });
  expect(timeline).toContainEqual(expect.objectContaining({ text: "Wants evenings", actor: "ravi" }));
  const { data } = (await ask("GET", "activities.php")).json<{
    data: { name: string; action: string; actor: string }[];
  }>();
  expect(data[0]).toMatchObject({ type: "user", action: "delete", name: "ravi", actor: "meenal" });
  expect(data).toContainEqual(expect.objectContaining({ type: "lead", name: "Asha Rane", actor: "ravi" }));
  expect(data).toContainEqual(expect.objectContaining({ action: "sign-in", actor: "ravi" }));
  const unnamed = db.selectFrom("activities").select("id").where("actor_id", "is", null);
  expect(await unnamed.execute()).toEqual([]);
});

test("the list says how many leads there are to hand over", async () => {
  const { ask, ravi } = await office("Asha Rane", "Vikram Joshi");

  const { data } = (await ask("GET", "users.php")).json<{ data: { username: string; leads: number }[] }>();

  expect(data.map(({ username, leads }) => [username, leads])).toEqual([
    ["sunita", 0],
    ["ravi", 2],
    ["meenal", 0],
  ]);
  expect((await ask("GET", `users.php?id=${ravi}`)).json()).toMatchObject({ data: { leads: 2 } });
});

test("several colleagues share the leads evenly, whoever has the fewest first", async () => {
  const { ask, leads, meenal, owners, ravi, sunita } = await office("Asha", "Vikram", "Zoya", "Farhan", "Tanvi", "Om");
  await ask("PUT", `leads.php?id=${leads[5]}`, { owner_id: meenal });

  await ask("DELETE", `users.php?id=${ravi}&hand_over=${meenal},${sunita}`);

  expect(await owners()).toEqual([sunita, meenal, sunita, meenal, sunita, meenal]);
});

test("more than a hundred colleagues share the leads", async () => {
  const { ask, db, owners, ravi } = await office("Asha Rane");
  const heirs: number[] = [];
  for (let number = 1; number <= 101; number += 1) heirs.push(await addUser(db, `counsellor${number}`, "counsellor"));

  expect((await ask("DELETE", `users.php?id=${ravi}&hand_over=${heirs.join(",")}`)).statusCode).toBe(200);

  expect(heirs).toContain((await owners())[0]);
});

test("without a choice the leads are nobody's, and their timelines say whose they were", async () => {
  const { ask, leads, owners, ravi } = await office("Asha Rane");

  await ask("DELETE", `users.php?id=${ravi}`);

  expect(await owners()).toEqual([null]);
  expect((await timelineOf(ask, leads[0]!))[0]).toMatchObject({ kind: "owner", text: "ravi → None", actor: "meenal" });
});

test.each([
  ["9999", "Leads can be handed to members of staff only"],
  ["RAVI", "Leads cannot be handed to whoever leaves"],
  ["everybody", "Name colleagues by their ids, e.g. 3 or 3,5"],
])("a hand-over to %s is refused with a sentence, and nothing has changed", async (to, sentence) => {
  const { ask, db, owners, ravi } = await office("Asha Rane");
  const before = await db.selectFrom("users").selectAll().orderBy("id").execute();

  const response = await ask("DELETE", `users.php?id=${ravi}&hand_over=${to === "RAVI" ? ravi : to}`);

  expect(response.statusCode).toBe(422);
  expect(response.json()).toEqual({ success: false, message: sentence, errors: { hand_over: sentence } });
  expect(await owners()).toEqual([ravi]);
  expect(await db.selectFrom("users").selectAll().orderBy("id").execute()).toEqual(before);
});

test("who left is found nowhere any more, and nothing but the name is kept", async () => {
  const { ask, call, db, ravi, ravis } = await office();
  const totals = async () => (await ask("GET", "stats.php")).json<{ data: { totalUsers: number } }>().data.totalUsers;
  expect(await totals()).toBe(3);

  await ask("DELETE", `users.php?id=${ravi}`);

  expect(await totals()).toBe(2);
  const names = async (file: string) =>
    (await ask("GET", file)).json<{ data: { username: string }[] }>().data.map(({ username }) => username);
  expect(await names("users.php")).toEqual(["sunita", "meenal"]);
  expect(await names("users.php?q=ravi")).toEqual([]);
  expect(await names("counsellors.php")).toEqual(["meenal", "sunita"]);
  expect((await ask("GET", "search.php?q=ravi")).json()).toMatchObject({ data: [] });
  const save = { username: "ravi", email: "ravi@disha.example" };
  const again = [ask("GET", `users.php?id=${ravi}`), ask("PUT", `users.php?id=${ravi}`, save)];
  for (const response of await Promise.all(again)) expect(response.statusCode).toBe(404);
  expect((await ask("DELETE", `users.php?id=${ravi}`)).statusCode).toBe(404);
  expect((await ask("GET", "stats.php", undefined, ravis)).statusCode).toBe(401);
  const login = { method: "POST", url: "/backend/admin/login.php" } as const;
  expect((await call({ ...login, payload: { username: "ravi", password: adminPassword } })).statusCode).toBe(401);
  const kept = await db.selectFrom("users").selectAll().where("id", "=", ravi).executeTakeFirstOrThrow();
  expect(kept).toMatchObject({ username: "ravi", email: "", password_hash: "", role: "user", search_text: "" });
});

test("name and e-mail of who left can be given again, to somebody else", async () => {
  const { ask, db, ravi } = await office();
  await ask("DELETE", `users.php?id=${ravi}`);

  const next = { username: "Ravi", email: "ravi@disha.example", password, role: "admin" };
  const response = await ask("POST", "users.php", next);

  expect(response.statusCode).toBe(201);
  expect((await ask("DELETE", `users.php?id=${response.json<{ data: { id: number } }>().data.id}`)).statusCode).toBe(
    200,
  );
  expect(await db.selectFrom("users").select("username").orderBy("id").execute()).toEqual([
    { username: "meenal" },
    { username: "ravi" },
    { username: "sunita" },
  ]);
});

test("whoever never did anything here is gone without a trace of the account", async () => {
  const { ask, db, sunita } = await office();

  await ask("DELETE", `users.php?id=${sunita}`);

  expect(await db.selectFrom("users").select("id").where("id", "=", sunita).execute()).toEqual([]);
});

test("who leaves after their lines have left the history keeps their name on what they did", async () => {
  const { ask, db, leads, ravi } = await office("Asha Rane");
  const later = new Date();
  later.setUTCMonth(later.getUTCMonth() + 14);
  stopClock(later);
  await forgetOldHistory(db);
  expect(await db.selectFrom("activities").select("id").execute()).toEqual([]);
  const token = await openSession(db, await addUser(db, "zoya", "admin"), { address: null, device: null });

  const response = await ask("DELETE", `users.php?id=${ravi}`, undefined, token);

  expect(response.statusCode).toBe(200);
  const { data } = (await ask("GET", `lead-events.php?id=${leads[0]}`, undefined, token)).json<{ data: Event[] }>();
  expect(data).toContainEqual(expect.objectContaining({ text: "Wants evenings", actor: "ravi" }));
  expect(await db.selectFrom("users").select("closed_at").where("id", "=", ravi).executeTakeFirst()).toEqual({
    closed_at: expect.any(String),
  });
});

test("every column that names somebody is asked before an account is deleted, or goes with it", async () => {
  const { db } = await freshDatabase();

  const tables = await db.introspection.getTables();

  const found = tables.flatMap(({ name, columns }) =>
    columns
      .filter((column) => /(actor|user|owner)_id$|invited_by$/.test(column.name))
      .map((column) => `${name}.${column.name}`),
  );
  const asked = actorColumns.map(([table, column]) => `${table}.${column}`);
  expect(found.toSorted()).toEqual([...asked, ...goneWithAccount].toSorted());
});

/** What is one's own, and what is handed over or keeps the account before. */
const goneWithAccount = [
  ...[
    "day_mails",
    "lead_turns",
    "lead_views",
    "notices",
    "open_records",
    "password_links",
    "recovery_codes",
    "sessions",
  ].map((table) => `${table}.user_id`),
  "applications.user_id",
  "leads.owner_id",
];

test("a lead that is given to who leaves at the same moment does not stay with them", async () => {
  const { app, ask, call, dataFolder, db, leads, meenal, owners, token } = await office("Asha Rane");
  const other = serverUrl ? await secondApp(dataFolder) : app;
  const headers = { authorization: `Bearer ${token}` };
  for (let round = 1; round <= 8; round += 1) {
    const user = { username: `leaver.${round}`, email: `leaver.${round}@disha.example`, password, role: "admin" };
    const { id } = (await ask("POST", "users.php", user)).json<{ data: { id: number } }>().data;
    await call({ method: "POST", url: "/backend/admin/login.php", payload: user });
    await ask("PUT", `leads.php?id=${leads[0]}`, { owner_id: null });
    const lead = `/backend/admin/leads.php?id=${leads[0]}`;
    const leaver = `users.php?id=${id}&hand_over=${meenal}`;

    const [given, deleted, twice] = await Promise.all([
      other.inject({ method: "PUT", url: lead, headers, payload: { owner_id: id } }),
      ask("DELETE", leaver),
      other.inject({ method: "DELETE", url: `/backend/admin/${leaver}`, headers }),
    ]);

    expect([200, 409, 422]).toContain(given.statusCode);
    for (const { statusCode } of [deleted, twice]) expect([200, 404, 409]).toContain(statusCode);
    expect([deleted.statusCode, twice.statusCode]).toContain(200);
    expect(await owners()).not.toEqual([id]);
    const { closed_at } = await db.selectFrom("users").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
    expect(closed_at).not.toBeNull();
  }
});

/** A connection of its own: on PostgreSQL another process in all but name. */
async function secondApp(dataFolder: string) {
  const { db, close } = await openPostgresDatabase(await workerDatabaseUrl(serverUrl!));
  const second = await createApp({ db, dataFolder, publicOrigin: "http://disha.test", logLevel: "silent" });
  onTestFinished(async () => {
    await second.close();
    await close();
  });
  return second;
}
