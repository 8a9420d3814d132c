import { expect, test } from "vitest";
import type { Lead } from "#app/domain/lead/lead-schema.ts";
import { dayInIndia } from "#app/lib/time/india-day.ts";
import { testApp } from "#test/app.ts";
import { sendLeads } from "#test/factories/lead-factories.ts";
import { stopClock } from "#test/stop-clock.ts";

const url = "/backend/admin/leads.php";

async function appWithLeads(...names: string[]) {
  const testing = await testApp();
  const ids = await sendLeads(
    testing,
    ...names.map((name, index) => ({ name, email: `person-${index}@mail.example`, phone: `98225 5014${index}` })),
  );
  const token = await testing.signIn();
  const list = async (query = "") =>
    (await testing.call({ method: "GET", url: `${url}${query}`, token })).json<{ data: Lead[] }>().data;
  const put = (id: number, payload: object) => testing.call({ method: "PUT", url: `${url}?id=${id}`, token, payload });
  const bulk = (payload: object) =>
    testing.call({ method: "PUT", url: "/backend/admin/leads-bulk.php", token, payload });
  const eventsOf = async (id: number) =>
    (await testing.db.selectFrom("enquiry_events").selectAll().where("lead_id", "=", id).orderBy("id").execute())
      .filter(({ kind }) => !["form", "mail"].includes(kind))
      .map(({ kind, text }) => [kind, text]);
  return { ...testing, ids, token, list, put, bulk, eventsOf };
}

const namesIn = (leads: Lead[]) => leads.map(({ name }) => name);

test("leads come newest first, and are found by any part of name, telephone or course", async () => {
  const { list } = await appWithLeads("Tanvi Bhosale", "Rajat Vérma");

  expect(namesIn(await list())).toEqual(["Rajat Vérma", "Tanvi Bhosale"]);
  expect(namesIn(await list("?q=verma"))).toEqual(["Rajat Vérma"]);
  expect(namesIn(await list("?q=982255014 mba"))).toEqual(["Rajat Vérma", "Tanvi Bhosale"]);
  expect(await list("?stage=lost")).toEqual([]);
});

test("a page of leads says how many there are in all", async () => {
  const { call, token } = await appWithLeads("One", "Two", "Three");

  const response = await call({ method: "GET", url: `${url}?page=2&limit=2`, token });

  expect(response.json()).toMatchObject({ data: [{ name: "One" }], meta: { total: 3, page: 2, limit: 2 } });
});

test("staff give a lead a stage, an owner and a follow-up, and its timeline tells each change once", async () => {
  const { db, ids, put, eventsOf } = await appWithLeads("Tanvi Bhosale");
  const id = ids[0]!;
  const { id: meenal } = await db
    .selectFrom("users")
    .select("id")
    .where("username", "=", "meenal")
    .executeTakeFirstOrThrow();

  const change = { stage: "contacted", owner_id: meenal, follow_up_on: "2026-11-25" };
  const response = await put(id, change);
  await put(id, change);
  await put(id, { owner_id: "", follow_up_on: null });

  expect(response.json()).toMatchObject({ success: true, data: { ...change, owner: "meenal" } });
  expect(await eventsOf(id)).toEqual([
    ["stage", "New → Contacted"],
    ["owner", "None → meenal"],
    ["follow-up", "None → 2026-11-25"],
    ["owner", "meenal → None"],
    ["follow-up", "2026-11-25 → None"],
  ]);
  const activities = db.selectFrom("activities").selectAll().where("type", "=", "lead");
  expect(await activities.execute()).toMatchObject([
    { action: "update", record_id: id, actor_id: meenal },
    { action: "update", record_id: id, actor_id: meenal },
  ]);
});

test("a change that cannot be is refused beside its field, and nothing is stored", async () => {
  const { db, ids, put, eventsOf } = await appWithLeads("Tanvi Bhosale");

  for (const [change, field] of [
    [{ stage: "forgotten" }, "stage"],
    [{ stage: null }, "stage"],
    [{ owner_id: 9999 }, "owner_id"],
    [{ owner_id: "ravi" }, "owner_id"],
    [{ owner_id: [1] }, "owner_id"],
    [{ follow_up_on: "2026-02-30" }, "follow_up_on"],
    [{ follow_up_on: "tomorrow" }, "follow_up_on"],
    [{ follow_up_on: "0001-01-01" }, "follow_up_on"],
    [{ follow_up_on: "2026-11-25T24:00" }, "follow_up_on"],
    [{ follow_up_on: "2026-11-25T17:00Z" }, "follow_up_on"],
  ] as const) {
    const response = await put(ids[0]!, { stage: "lost", ...change });

    expect.soft(response.statusCode, JSON.stringify(change)).toBe(422);
    expect(Object.keys(response.json<{ errors: object }>().errors)).toEqual([field]);
    expect(await db.selectFrom("leads").select("stage").execute()).toEqual([{ stage: "new" }]);
    expect(await eventsOf(ids[0]!)).toEqual([]);
  }
});

test("a change of a version that somebody has changed since is refused, and nothing is stored", async () => {
  const { call, ids, list, put, token } = await appWithLeads("Tanvi Bhosale");
  const [{ updated_at: seen }] = (await list()) as [Lead];
  await put(ids[0]!, { stage: "contacted" });

  const query = new URLSearchParams({ id: `${ids[0]}`, seen });
  const response = await call({ method: "PUT", url: `${url}?${query}`, token, payload: { stage: "lost" } });

  expect(response.statusCode).toBe(409);
  expect(response.json()).toMatchObject({ success: false, data: { stage: "contacted" } });
  expect(await list("?stage=lost")).toEqual([]);
});

test("a field that has another value than the one shown is not changed; other fields are", async () => {
  const { ids, list, put, eventsOf } = await appWithLeads("Tanvi Bhosale");
  const id = ids[0]!;
  await put(id, { stage: "contacted", from: { stage: "new" } });

  const response = await put(id, { stage: "lost", from: { stage: "new" } });
  expect(response.statusCode).toBe(409);
  expect(response.json()).toMatchObject({
    success: false,
    message: "In the meantime the stage was set to: Contacted. Choose again if you still want to change it.",
    data: { stage: "contacted" },
  });
  expect(await list("?stage=lost")).toEqual([]);

  expect((await put(id, { follow_up_on: "2026-11-25", from: { follow_up_on: "" } })).statusCode).toBe(200);
  expect((await put(id, { follow_up_on: null, from: { follow_up_on: null } })).statusCode).toBe(409);
  expect((await put(id, { stage: "contacted", from: { stage: "new" } })).statusCode).toBe(200);
  expect(await eventsOf(id)).toEqual([
    ["stage", "New → Contacted"],
    ["follow-up", "None → 2026-11-25"],
  ]);
});

test("of two who give a lead another stage at the same moment, the second is told of the first", async () => {
  const { ids, put, eventsOf } = await appWithLeads("Tanvi Bhosale");
  const id = ids[0]!;

  for (let round = 0; round < 5; round += 1) {
    const answers = await Promise.all(["lost", "applied"].map((stage) => put(id, { stage, from: { stage: "new" } })));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 409]));
    await put(id, { stage: "new" });
  }
  expect(await eventsOf(id)).toHaveLength(10);
});

test("a client cannot own a lead, and a lead that is gone cannot be changed", async () => {
  const { db, ids, put } = await appWithLeads("Tanvi Bhosale");
  const ravi = await db.selectFrom("users").select("id").where("username", "=", "ravi").executeTakeFirstOrThrow();

  expect((await put(ids[0]!, { owner_id: ravi.id })).json()).toMatchObject({
    errors: { owner_id: "Owner must be a counsellor or an admin" },
  });
  expect((await put(9999, { stage: "lost" })).statusCode).toBe(404);
});

test("the list shows mine, nobody's, and what is overdue by India's calendar", async () => {
  stopClock();
  const { db, ids, list, put } = await appWithLeads("Mine", "Nobody's", "Late", "Due today", "Late but enrolled");
  const { id: meenal } = await db
    .selectFrom("users")
    .select("id")
    .where("username", "=", "meenal")
    .executeTakeFirstOrThrow();
  const [mine, , late, today, enrolled] = ids as [number, number, number, number, number];
  await put(mine, { owner_id: meenal });
  await put(late, { follow_up_on: dayInIndia(-1) });
  await put(today, { follow_up_on: dayInIndia() });
  await put(enrolled, { follow_up_on: dayInIndia(-1), stage: "enrolled" });

  expect(namesIn(await list("?owner=me"))).toEqual(["Mine"]);
  expect(namesIn(await list(`?owner=${meenal}`))).toEqual(["Mine"]);
  expect(namesIn(await list("?owner=none&q=nobody"))).toEqual(["Nobody's"]);
  expect(namesIn(await list("?tab=overdue"))).toEqual(["Late"]);
});

test("a follow-up at a time of today is overdue once the minute has passed, one of the day alone is not", async () => {
  stopClock(new Date("2026-11-25T12:00:00+05:30"));
  const { call, ids, list, put, eventsOf, token } = await appWithLeads("At ten", "At six", "Some time today");
  const [atTen, atSix, someTime] = ids as [number, number, number];
  await put(atTen, { follow_up_on: "2026-11-25T10:00" });
  await put(atSix, { follow_up_on: "2026-11-25T18:00" });
  await put(someTime, { follow_up_on: "2026-11-25" });

  expect(namesIn(await list("?tab=overdue"))).toEqual(["At ten"]);
  const waiting = await call({ method: "GET", url: "/backend/admin/waiting.php", token });
  expect(waiting.json()).toMatchObject({ data: { overdue_follow_ups: 1 } });

  const late = await put(atTen, { follow_up_on: "2026-11-26", from: { follow_up_on: "2026-11-25" } });
  expect(late.json<{ message: string }>().message).toContain("the follow-up was set to: 2026-11-25, 10:00.");
  expect(await eventsOf(atTen)).toEqual([["follow-up", "None → 2026-11-25T10:00"]]);
});

test("several leads change in one call", async () => {
  const { bulk, ids, list, eventsOf } = await appWithLeads("One", "Two", "Three");

  const done = await bulk({ leads: ids.slice(0, 2).map((id) => ({ id })), stage: "counselling" });

  expect(done.json()).toMatchObject({ success: true, data: { changed: [{ name: "Two" }, { name: "One" }], kept: [] } });
  expect(namesIn(await list("?stage=counselling"))).toEqual(["Two", "One"]);
  expect(await eventsOf(ids[1]!)).toEqual([["stage", "New → Counselling"]]);
});

test("of several leads those that are gone or have another value by now are named; the others change, and those that were so already do not", async () => {
  const { bulk, ids, list, put, eventsOf } = await appWithLeads("One", "Two", "Three");
  const [one, two, three] = ids as [number, number, number];
  await put(two, { stage: "applied" });
  await put(three, { stage: "lost" });

  const leads = [one, two, three, 9999].map((id) => ({ id, from: { stage: "new" } }));
  const done = await bulk({ leads, stage: "lost" });

  expect(done.json()).toMatchObject({
    success: true,
    data: {
      changed: [{ name: "One" }],
      kept: [
        { id: two, why: "stage now Applied" },
        { id: 9999, why: "deleted" },
      ],
    },
  });
  expect(namesIn(await list("?stage=lost"))).toEqual(["Three", "One"]);
  expect(await eventsOf(two)).toEqual([["stage", "New → Applied"]]);

  const owned = await bulk({ leads: [{ id: one, from: { owner_id: 7 } }], owner_id: null });
  expect(owned.json()).toMatchObject({ data: { changed: [], kept: [] } });
});

test("a change of several leads that cannot be is refused beside its field, and nothing is stored", async () => {
  const { bulk, ids, list } = await appWithLeads("One");

  for (const [change, field] of [
    [{ leads: [] }, "leads"],
    [{ leads: undefined }, "leads"],
    [{ stage: "forgotten" }, "stage"],
    [{ owner_id: 9999 }, "owner_id"],
  ] as const) {
    const response = await bulk({ leads: [{ id: ids[0] }], stage: "lost", ...change });

    expect.soft(response.statusCode, JSON.stringify(change)).toBe(422);
    expect(Object.keys(response.json<{ errors: object }>().errors)).toEqual([field]);
    expect((await list("?stage=new")).length).toBe(1);
  }
});

test("a list of leads costs one query, however many it shows", async () => {
  const { call, token, statements } = await appWithLeads("One", "Two", "Three");
  statements.length = 0;

  await call({ method: "GET", url, token });

  expect(statements.filter((statement) => statement.includes('"leads"'))).toHaveLength(1);
});

test("those who can own a lead are the staff", async () => {
  const { call, token } = await appWithLeads();

  const response = await call({ method: "GET", url: "/backend/admin/counsellors.php", token });

  expect(response.json()).toMatchObject({ data: [{ username: "meenal", full_name: null, is_me: 1 }] });
});

test("signed out nothing of a lead is read or changed", async () => {
  const { call, db, ids } = await appWithLeads("Tanvi Bhosale");
  const calls = [
    ["GET", "leads"],
    ["PUT", "leads"],
    ["PUT", "leads-bulk"],
    ["GET", "counsellors"],
    ["GET", "lead-events"],
    ["POST", "lead-events"],
    ["POST", "lead-mails"],
    ["GET", "lead-merges"],
    ["POST", "lead-merges"],
    ["DELETE", "lead-merges"],
  ] as const;

  for (const [method, file] of calls) {
    const payload =
      method === "GET" || method === "DELETE"
        ? undefined
        : { leads: [{ id: ids[0] }], stage: "lost", kind: "note", text: "x" };
    const response = await call({
      method,
      url: `/backend/admin/${file}.php?id=${ids[0]}`,
      ...(payload && { payload }),
    });
    expect([method, file, response.statusCode]).toEqual([method, file, 401]);
  }
  expect(await db.selectFrom("leads").select("stage").execute()).toEqual([{ stage: "new" }]);
});
