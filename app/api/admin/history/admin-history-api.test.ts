import { expect, test } from "vitest";
import type { HistoryEntry, HistoryLine } from "#app/domain/activity/activity-schema.ts";
import { createApp } from "#app/server/create-app.ts";
import { addUser, type TestApp, testApp } from "#test/app.ts";
import { eventually } from "#test/eventually.ts";
import { sendLeads } from "#test/factories/lead-factories.ts";
import { stopClock } from "#test/stop-clock.ts";

/** 10:00 in India. */
const now = Date.parse("2026-11-23T04:30:00.000Z");

async function appWithHistory() {
  stopClock(now);
  const testing = await testApp();
  const { db, call, signIn } = testing;
  const token = await signIn();
  const { id: meenal } = await db
    .selectFrom("users")
    .select("id")
    .where("username", "=", "meenal")
    .executeTakeFirstOrThrow();
  await db.deleteFrom("activities").execute();
  const act = (created_at: string, facts: { type?: string; action?: "create" | "delete"; name: string }) =>
    db
      .insertInto("activities")
      .values({
        type: "course",
        action: "create",
        record_id: 1,
        actor_id: meenal,
        address: "198.51.100.7",
        created_at,
        search_text: facts.name.toLowerCase(),
        ...facts,
      })
      .execute();
  const lines = async (query = "") => {
    const response = await call({ method: "GET", url: `/backend/admin/history.php?${query}`, token });
    return response.json<{ data: HistoryLine[] }>().data.map(({ name }) => name);
  };
  return { ...testing, token, meenal, act, lines };
}

test("the history is narrowed by person, act, kind, day in India and name, the newest first", async () => {
  const { call, token, meenal, act, lines } = await appWithHistory();
  await act("2026-10-01T06:00:00.000Z", { name: "Online BBA" });
  await act("2026-11-22T18:29:00.000Z", { name: "Online MBA" });
  await act("2026-11-22T18:31:00.000Z", { name: "What does it cost?", type: "faq", action: "delete" });

  expect(await lines()).toEqual(["What does it cost?", "Online MBA", "Online BBA"]);
  expect(await lines("from=2026-11-23")).toEqual(["What does it cost?"]);
  expect(await lines("from=2026-11-22&to=2026-11-22")).toEqual(["Online MBA"]);
  expect(await lines("to=2026-11-22")).toEqual(["Online MBA", "Online BBA"]);
  const wrong = await call({ method: "GET", url: "/backend/admin/history.php?from=yesterday", token });
  expect([wrong.statusCode, wrong.json().message]).toEqual([422, "From must be a day such as 2027-02-15"]);
  expect(await lines("kind=course&act=create&q=online+mba")).toEqual(["Online MBA"]);
  expect(await lines(`who=${meenal}&page=2&limit=2`)).toEqual(["Online BBA"]);
  expect(await lines(`who=${meenal + 1}`)).toEqual([]);
  const [line] = (await call({ method: "GET", url: "/backend/admin/history.php", token })).json().data;
  expect(line).toMatchObject({ actor: "meenal", address: "198.51.100.7", action: "delete", record_id: 1 });
});

test("what staff do is found by its name at once", async () => {
  const { call, token, lines } = await appWithHistory();
  const payload = { question: "Is there a hostel?", answer: "At two of them." };
  await call({ method: "POST", url: "/backend/admin/faqs.php", token, payload });

  expect(await lines("q=HOSTEL")).toEqual(["Is there a hostel?"]);
});

test("thirteen months are kept", async () => {
  const { db, dataFolder, bucket, act, lines } = await appWithHistory();
  await act("2025-10-23T04:00:00.000Z", { name: "Too old" });
  await act("2025-10-24T04:00:00.000Z", { name: "Old" });

  const next = await createApp({ db, dataFolder, bucket, publicOrigin: "http://disha.test", logLevel: "silent" });
  await next.ready();
  await eventually(async () => expect(await lines()).toEqual(["Old"]));
  await next.close();
});

test("the history tells who was refused at the sign-in, once in an hour, and nothing of what was typed as a name", async () => {
  const { call, db, lines } = await appWithHistory();
  const guess = (username: string) =>
    call({ method: "POST", url: "/backend/admin/login.php", payload: { username, password: "wrong guess 1" } });

  const answers = [
    await guess("meenal"),
    await guess("meenal"),
    await guess("my-secret-password"),
    await guess("other"),
  ];

  expect(answers.map(({ statusCode }) => statusCode)).toEqual([401, 401, 401, 401]);
  expect(await lines("act=refuse")).toEqual(["Unknown name", "meenal"]);
  const [unknown] = await db
    .selectFrom("activities")
    .selectAll()
    .where("action", "=", "refuse")
    .orderBy("id", "desc")
    .execute();
  expect([unknown!.actor_id, unknown!.record_id, unknown!.address]).toEqual([null, null, "127.0.0.1"]);
  stopClock(now + 3_600_001);
  await guess("meenal");
  expect(await lines("act=refuse")).toEqual(["meenal", "Unknown name", "meenal"]);
});

/** The newest line with what it changed. */
async function newestEntry(call: TestApp["call"], token: string, query = "") {
  const [line] = (await call({ method: "GET", url: `/backend/admin/history.php?${query}`, token })).json().data;
  const { data } = (await call({ method: "GET", url: `/backend/admin/history.php?id=${line.id}`, token })).json();
  return data as HistoryEntry;
}

test("a line tells each field before and after, of what has no versions, too", async () => {
  const { call, db, signIn } = await testApp();
  const token = await signIn();
  const ask = (method: "POST" | "PUT", path: string, payload: object) =>
    call({ method, url: `/backend/admin/${path}`, token, payload });
  const sana = await addUser(db, "sana", "editor");

  await ask("PUT", `users.php?id=${sana}`, { username: "sana", email: "sana@disha.example", role: "counsellor" });
  expect((await newestEntry(call, token, "kind=user&act=update")).changes).toEqual([
    { label: "Role", kind: "words", before: "editor", after: "counsellor" },
  ]);
  const nine = "09:00-17:00";
  const businessHours = { mon: nine, tue: nine, wed: nine, thu: nine, fri: nine, sat: "", sun: "" };
  const settings = { siteName: "Disha Pune", contactEmail: "hello@disha.example", popupIsOn: 0, businessHours };
  await ask("POST", "settings.php", settings);
  expect((await newestEntry(call, token)).changes).toEqual([
    { label: "Site Name", kind: "words", before: "Disha", after: "Disha Pune" },
    { label: "Saturday", kind: "words", before: "10:00-14:00", after: "" },
    { label: "The pop-up opens by itself", kind: "words", before: "Yes", after: "No" },
  ]);
  await ask("POST", "desk-rules.php", { lost_reasons: ["Fee too high", "No time now"], quiet_from: "20:00" });
  expect((await newestEntry(call, token)).changes).toMatchObject([
    { label: "Why a lead is lost", after: "Fee too high\nNo time now" },
    { label: "Quiet from", before: "21:00", after: "20:00" },
  ]);
  await ask("PUT", "role-rules.php?role=counsellor", { needs_second_factor: 0, sees_all_leads: 1 });
  expect((await newestEntry(call, token)).changes).toEqual([
    { label: "Counsellor: sees the leads of the whole office", kind: "words", before: "No", after: "Yes" },
  ]);
  const { id: tag } = (await ask("POST", "tags.php", { name: "Fair" })).json().data;
  await ask("PUT", `tags.php?id=${tag}`, { name: "Fair in Nashik" });
  expect((await newestEntry(call, token)).changes).toEqual([
    { label: "Name", kind: "words", before: "Fair", after: "Fair in Nashik" },
  ]);
});

test("a line of what has versions leads to the version that it made, and tells its fields", async () => {
  const { call, signIn } = await testApp();
  const token = await signIn();
  const ask = (method: "POST" | "PUT" | "DELETE", path: string, payload?: object) =>
    call({ method, url: `/backend/admin/${path}`, token, ...(payload && { payload }) });
  const { id } = (await ask("POST", "faqs.php", { question: "Is there a hostel?", answer: "At two." })).json().data;
  // Before it nothing stood there: it has no fields to tell.
  expect(await newestEntry(call, token)).toMatchObject({ action: "create", has_changes: 0, changes: [] });
  await ask("PUT", `faqs.php?id=${id}`, { question: "Is there a hostel?", answer: "At three." });

  const entry = await newestEntry(call, token);

  expect(entry).toMatchObject({ type: "faq", action: "update", record_id: id, has_changes: 1 });
  expect(entry.changes).toEqual([{ label: "Answer", kind: "words", before: "At two.", after: "At three." }]);
  const versions = await call({ method: "GET", url: `/backend/admin/versions.php?list=faqs&id=${id}`, token });
  expect(versions.json().data.versions[0].id).toBe(entry.version_id);
  await ask("PUT", "page-texts.php?page=who-pays-us", { "head.title": "How we are paid" });
  expect((await newestEntry(call, token)).name).toBe("Who pays us");
  const recent = await call({ method: "GET", url: "/backend/admin/activities.php", token });
  expect(recent.json().data[0]).toMatchObject({ type: "page-text", name: "Who pays us" });
});

test("what became of a lead is told field by field, also where many are changed at once", async () => {
  const testing = await testApp();
  const { call, db } = testing;
  const token = await testing.signIn();
  const sana = await addUser(db, "sana", "counsellor");
  const [id] = await sendLeads(testing, { name: "Esha" });
  const ask = (path: string, payload: object) => call({ method: "PUT", url: `/backend/admin/${path}`, token, payload });
  await ask(`leads.php?id=${id}`, { owner_id: sana, name: "Esha Reddy" });
  const one = await newestEntry(call, token);
  const { updated_at } = await db.selectFrom("leads").select("updated_at").executeTakeFirstOrThrow();
  await ask("leads-bulk.php", { leads: [{ id, updated_at }], stage: "contacted" });

  expect(one).toMatchObject({ type: "lead", name: "Esha Reddy", has_changes: 1 });
  expect(one.changes).toEqual([
    { label: "Owner", kind: "words", before: "None", after: "sana" },
    { label: "Name", kind: "words", before: "Esha", after: "Esha Reddy" },
  ]);
  expect((await newestEntry(call, token)).changes).toEqual([
    { label: "Stage", kind: "words", before: "New", after: "Contacted" },
  ]);
});

test("what comes back from the trash and what goes for good are acts of their own", async () => {
  const { call, signIn } = await testApp();
  const token = await signIn();
  const ask = (method: "POST" | "DELETE", path: string, payload?: object) =>
    call({ method, url: `/backend/admin/${path}`, token, ...(payload && { payload }) });
  const { id } = (await ask("POST", "faqs.php", { question: "Is there a hostel?", answer: "At two." })).json().data;
  const trash = async () => (await ask("DELETE", `faqs.php?id=${id}`)).json().data.trash_id as number;
  await ask("POST", `trash.php?id=${await trash()}`);
  await ask("DELETE", `trash.php?id=${await trash()}`);

  const { data } = (await call({ method: "GET", url: "/backend/admin/history.php?kind=faq", token })).json();

  expect(data.map(({ action, name }: HistoryLine) => [action, name])).toEqual(
    ["purge", "delete", "restore", "delete", "create"].map((action) => [action, "Is there a hostel?"]),
  );
});

test("the acts of who left can be asked for, and no change of theirs tells their e-mail any more", async () => {
  const { call, db, signIn } = await testApp();
  const token = await signIn();
  const sana = await addUser(db, "sana", "editor");
  await signIn("sana");
  const url = `/backend/admin/users.php?id=${sana}`;
  await call({ method: "PUT", url, token, payload: { username: "sana", email: "sana.mirza@disha.example" } });
  await call({ method: "DELETE", url, token });

  const people = await call({ method: "GET", url: "/backend/admin/history-people.php", token });
  const acts = await call({ method: "GET", url: `/backend/admin/history.php?who=${sana}`, token });

  expect(people.json().data).toContainEqual({ id: sana, username: "sana", full_name: null, has_left: 1 });
  expect(acts.json().data).toMatchObject([{ action: "sign-in", actor: "sana" }]);
  expect(await db.selectFrom("activities").select("id").where("changes", "like", "%mirza%").execute()).toEqual([]);
  expect((await call({ method: "GET", url: "/backend/admin/history-people.php" })).statusCode).toBe(401);
  expect((await call({ method: "GET", url: "/backend/admin/history.php?id=99999", token })).statusCode).toBe(404);
});

test("what shows many people whole is told by a line an hour: the doubtful forms, and one's day", async () => {
  const { app, call, signIn } = await testApp();
  const token = await signIn();
  const lead = { name: "Tanvi", email: "tanvi@mail.example", phone: "98220 50111", course: "Online MBA" };
  const open = async (list: string) =>
    expect((await call({ method: "GET", url: `/backend/admin/${list}.php`, token })).statusCode).toBe(200);
  const told = async () => {
    const { data } = (await call({ method: "GET", url: "/backend/admin/history.php?act=open", token })).json();
    return data.map(({ type, name, record_id }: HistoryLine) => [type, name, record_id]);
  };
  await open("doubtful-forms");
  await open("day");
  expect(await told()).toEqual([]);

  for (const website_address of ["", "http://spam.example"])
    await app.inject({ method: "POST", url: "/backend/api/leads.php", payload: { ...lead, website_address } });
  for (const list of ["doubtful-forms", "day", "doubtful-forms", "day"]) await open(list);

  expect(await told()).toEqual([
    ["day", "1 enquirer", null],
    ["doubtful-form", "1 sender", null],
  ]);
});

test("who opens the record of a subscriber, a colleague or a mail is told by a line", async () => {
  const { call, db, signIn } = await testApp();
  const token = await signIn();
  const sana = await addUser(db, "sana", "editor");
  await call({ method: "POST", url: "/backend/api/newsletter.php", payload: { email: "tanvi@mail.example" } });
  const idOf = async (list: string) =>
    (await call({ method: "GET", url: `/backend/admin/${list}.php`, token })).json().data[0].id as number;
  for (const [list, id] of [
    ["subscribers", await idOf("subscribers")],
    ["outbox", await idOf("outbox")],
    ["users", sana],
  ] as const)
    await call({ method: "GET", url: `/backend/admin/${list}.php?id=${id}`, token });

  const { data } = (await call({ method: "GET", url: "/backend/admin/history.php?act=open", token })).json();

  expect(data.map(({ type }: HistoryLine) => type)).toEqual(["user", "mail", "subscriber"]);
});
