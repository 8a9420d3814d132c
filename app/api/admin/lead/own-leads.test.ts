import { expect, test } from "vitest";
import { daysAgo, fromNow, HOUR_MS } from "#app/lib/time/from-now.ts";
import { addUser, type TestApp, testApp } from "#test/app.ts";
import { describedOperations } from "#test/reading/described-operations.ts";
import { sendLeads } from "#test/factories/lead-factories.ts";

const foreignName = "Zubeida Rangrez";
const foreignPhone = "90111 22333";
const yesterday = () => daysAgo(1).slice(0, 10);

/** Farhan and Sana are counsellors; one lead is his, one is hers and of the same person, one is nobody's. */
async function office() {
  const testing = await testApp();
  const { db } = testing;
  const farhan = await addUser(db, "farhan", "counsellor");
  const sana = await addUser(db, "sana", "counsellor");
  const people = [
    { name: "Tanvi Bhosale", phone: foreignPhone, email: "tanvi@mail.example" },
    { name: foreignName, phone: foreignPhone, email: "zubeida@mail.example" },
    { name: "Rohit Salunkhe", phone: "98225 50149", email: "rohit@mail.example" },
  ];
  const [own, foreign, nobodys] = (await sendLeads(testing, ...people)) as [number, number, number];
  for (const [id, owner_id] of [
    [own, farhan],
    [foreign, sana],
  ] as const) {
    await db.updateTable("leads").set({ owner_id, follow_up_on: yesterday() }).where("id", "=", id).execute();
  }
  return { ...testing, farhan, sana, own, foreign, nobodys, token: await testing.signIn("farhan") };
}

async function ask({ call, token }: { call: TestApp["call"]; token: string }, url: string) {
  const response = await call({ method: "GET", url: `/backend/admin/${url}`, token });
  return { status: response.statusCode, ...response.json<{ data: any; meta: any }>() };
}

/**
 * What else becomes of a lead: it is deleted, merged into another one of hers, or came in a file. Each bears the
 * foreign name.
 */
async function fates({ call, db, signIn, sana, ...testing }: Awaited<ReturnType<typeof office>>) {
  const admin = await signIn();
  const act = async (method: "POST" | "PUT" | "DELETE", path: string, payload?: object) => {
    const answer = await call({ method, url: `/backend/admin/${path}`, token: admin, ...(payload && { payload }) });
    expect([path, answer.statusCode < 300]).toEqual([path, true]);
    return answer.json().data;
  };
  const [trashed, merged, survivor] = (await sendLeads(
    { ...testing, call, db, signIn },
    { name: `${foreignName} Deleted`, phone: "90111 22441", email: "zubeida.d@mail.example" },
    { name: `${foreignName} Merged`, phone: "90111 22442", email: "zubeida.k@mail.example" },
    { name: `${foreignName} Kept`, phone: "90111 22443", email: "zubeida.k@mail.example" },
  )) as [number, number, number];
  const file = { file: "fair.csv", source: "fair", consent: "Signed at the fair", mapping: { Name: "name" } };
  const { id: imported_by } = await act("POST", "lead-imports.php", file);
  const row = { line: 2, name: `${foreignName} Imported`, phone: "90111 22444", course: "Online MBA" };
  await act("PUT", `lead-imports.php?id=${imported_by}`, { rows: [row] });
  const ofName = db.selectFrom("leads").select("id").where("name", "like", "%Imported");
  const { id: imported } = await ofName.executeTakeFirstOrThrow();
  const ids = [trashed, merged, survivor, imported];
  await db.updateTable("leads").set({ owner_id: sana }).where("id", "in", ids).execute();
  await act("POST", `lead-merges.php?id=${survivor}`, { duplicate_id: merged });
  await act("DELETE", `leads.php?id=${trashed}`);
  return ids;
}

test("a counsellor reads no other counsellor's lead by any operation, whatever became of it", async () => {
  const testing = await office();
  const { call, token, foreign, own } = testing;
  const others = await fates(testing);

  const asked: string[] = [];
  for (const { method, path, query } of await describedOperations(testing)) {
    if (!path.startsWith("/backend/admin/") || /login|logout|forgot|invitation|sessions/.test(path)) continue;
    const byId = query.properties?.["id"] ? others.map((id) => ({ id })) : [];
    for (const values of [...byId, { id: foreign, q: "Zubeida" }, { id: own, q: "90111" }, { q: foreignName }, {}]) {
      const known = Object.entries({ ...values, of: "message", counts: 1, count: 1, event: 1, ids: foreign });
      const search = new URLSearchParams(
        known.filter(([name]) => query.properties?.[name]).map(([name, value]) => [name, `${value}`]),
      );
      const payload = method === "GET" || method === "DELETE" ? {} : { payload: { duplicate_id: foreign } };
      const { body } = await call({ method, url: `${path}?${search}`, token, ...payload });
      expect([method, path, `${search}`, /rangrez|zubeida/i.test(body)]).toEqual([method, path, `${search}`, false]);
      asked.push(path);
    }
  }
  expect(asked.length).toBeGreaterThan(300);
});

test("what a counsellor may not see is not there, and nothing of it changes", async () => {
  const { db, call, token, foreign, own, farhan } = await office();
  const before = await db.selectFrom("leads").selectAll().where("id", "=", foreign).executeTakeFirst();
  const count = { count: 3, match: {} };
  const acts = [
    ["PUT", `leads.php?id=${foreign}`, { stage: "lost" }],
    ["POST", `lead-calls.php?id=${foreign}`, { outcome: "no-answer" }],
    ["POST", `lead-events.php?id=${foreign}`, { kind: "note", text: "Mine?" }],
    ["DELETE", `lead-events.php?id=${foreign}&event=1`, undefined],
    ["POST", `lead-mails.php?id=${foreign}`, { subject: "Hello", body: "Come to us" }],
    ["POST", `lead-merges.php?id=${own}`, { duplicate_id: foreign }],
    ["POST", `lead-merges.php?id=${foreign}`, { duplicate_id: own }],
    ["DELETE", `lead-merges.php?id=${foreign}`, undefined],
  ] as const;

  for (const [method, path, payload] of acts) {
    const answer = await call({ method, url: `/backend/admin/${path}`, token, ...(payload && { payload }) });
    expect([path, answer.statusCode, answer.json()]).toEqual([
      path,
      404,
      { success: false, message: "There is no such record." },
    ]);
  }
  const named = await call({
    method: "PUT",
    url: "/backend/admin/leads-bulk.php",
    token,
    payload: { leads: [{ id: foreign }, { id: own }], owner_id: farhan, stage: "contacted" },
  });
  expect(named.json()).toMatchObject({
    data: { changed: [{ id: own }], kept: [{ id: foreign, why: "deleted, or with somebody else by now" }] },
  });
  const mailed = await call({
    method: "POST",
    url: "/backend/admin/lead-mails-bulk.php",
    token,
    payload: { leads: [foreign], subject: "Hello", body: "Come to us" },
  });
  expect(mailed.json()).toMatchObject({ data: { kept: [{ why: "deleted, or with somebody else by now" }] } });
  // Of all three he is told of two, and changes two.
  const recounted = await call({
    method: "PUT",
    url: "/backend/admin/leads-bulk.php",
    token,
    payload: { ...count, change: { stage: "lost" } },
  });
  expect([recounted.statusCode, recounted.json()]).toMatchObject([409, { data: { total: 2 } }]);
  const matching = await call({
    method: "PUT",
    url: "/backend/admin/leads-bulk.php",
    token,
    payload: { ...count, count: 2, change: { stage: "lost" } },
  });
  expect(matching.statusCode).toBe(200);
  expect(await db.selectFrom("leads").selectAll().where("id", "=", foreign).executeTakeFirst()).toEqual(before);
});

test("who called nobody's lead while a colleague took it notes the call; the lead stays theirs", async () => {
  const { call, db, token, nobodys, sana } = await office();
  const post = (file: string, payload: object) =>
    call({ method: "POST", url: `/backend/admin/${file}.php?id=${nobodys}`, token, payload });
  await post("lead-events", { kind: "call", text: "", is_begun: 1 });
  await db.updateTable("leads").set({ owner_id: sana, stage: "contacted" }).where("id", "=", nobodys).execute();
  expect(await sheetReadings({ call, token }, nobodys)).toEqual([200, 200, 200, 200, 200]);
  expect((await ask({ call, token }, "leads.php")).data.map(({ id }: { id: number }) => id)).not.toContain(nobodys);

  const spoken = { outcome: "reached", text: "Wants fees", stage: "contacted", from: { stage: "new" } };
  const noted = await post("lead-calls", { ...spoken, idempotency_key: "one-call-of-farhan" });
  const again = await post("lead-calls", { ...spoken, idempotency_key: "one-call-of-farhan" });
  expect([noted.statusCode, again.statusCode]).toEqual([201, 201]);
  const calls = await db.selectFrom("enquiry_events").select("text").where("kind", "=", "call").execute();
  expect(calls.map(({ text }) => text)).toEqual([expect.stringContaining("Wants fees")]);
  const lead = await db.selectFrom("leads").select("owner_id").where("id", "=", nobodys).executeTakeFirst();
  expect(lead).toEqual({ owner_id: sana });
  expect((await call({ method: "GET", url: `/backend/admin/leads.php?id=${nobodys}`, token })).statusCode).toBe(404);
  expect((await post("lead-calls", { outcome: "no-answer" })).statusCode).toBe(404);
});

test("a call that was begun and not noted opens a colleague's lead for a day, and to nobody else", async () => {
  const { call, db, token, own, nobodys, signIn } = await office();
  const begin = (id: number) =>
    call({
      method: "POST",
      url: `/backend/admin/lead-events.php?id=${id}`,
      token,
      payload: { kind: "call", is_begun: 1 },
    });
  const { event_id } = (await begin(nobodys)).json().data;
  const admin = await db.selectFrom("users").select("id").where("role", "=", "admin").executeTakeFirstOrThrow();
  await db.updateTable("leads").set({ owner_id: admin.id }).where("id", "in", [nobodys, own]).execute();

  expect((await ask({ call, token }, `leads.php?id=${nobodys}`)).status).toBe(200);
  expect((await ask({ call, token }, `leads.php?id=${own}`)).status).toBe(404);
  expect((await ask({ call, token: await signIn("sana") }, `leads.php?id=${nobodys}`)).status).toBe(404);
  const longAgo = fromNow(-25 * HOUR_MS);
  await db.updateTable("enquiry_events").set({ created_at: longAgo }).where("id", "=", event_id).execute();
  expect(await sheetReadings({ call, token }, nobodys)).toEqual([404, 404, 404, 404, 404]);
});

/** What the sheet of a call stands upon. */
const sheetReadings = (as: Parameters<typeof ask>[0], id: number) =>
  Promise.all(
    ["leads", "lead-events", "lead-merges", "lead-person", "lead-courses"].map(
      async (file) => (await ask(as, `${file}.php?id=${id}`)).status,
    ),
  );

test("lists, tabs, figures, the day and the search count a counsellor's own leads and nobody's", async () => {
  const testing = await office();
  const { own, nobodys, sana, foreign } = testing;

  const list = await ask(testing, "leads.php?page=1&limit=10&counts=1");
  expect(list.data.map(({ id }: { id: number }) => id)).toEqual([nobodys, own]);
  expect(list.data.map(({ duplicates }: { duplicates: number }) => duplicates)).toEqual([0, 0]);
  expect(list.meta).toMatchObject({
    total: 2,
    counts: {
      tab: { all: { total: 2 }, mine: { total: 1 }, overdue: { total: 1 }, unowned: { total: 1 } },
      stage: { new: { total: 2 } },
    },
  });
  for (const query of ["stage=new", "tab=overdue&stage=new", "sort=name", "sort=owner", "sort=stage", "age=today"]) {
    const { data, meta } = await ask(testing, `leads.php?page=1&limit=10&${query}`);
    expect([query, meta.total]).toEqual([query, data.length]);
    expect(data.map(({ id }: { id: number }) => id)).not.toContain(foreign);
  }
  expect((await ask(testing, `leads.php?page=1&owner=${sana}`)).meta.total).toBe(0);
  expect((await ask(testing, "leads.php")).data).toHaveLength(2);
  expect((await ask(testing, `leads.php?id=${foreign}`)).status).toBe(404);
  expect((await ask(testing, `lead-merges.php?id=${own}`)).data).toEqual([]);

  expect((await ask(testing, "waiting.php")).data).toMatchObject({ new_leads: 2, overdue_follow_ups: 1 });
  const figures = (await ask(testing, "enquiry-figures.php")).data;
  expect(figures.days.at(-1)).toMatchObject({ leads: 2 });
  expect(figures.follow_ups).toEqual({ due_today: 0, overdue: 1 });
  expect(figures.unanswered_leads.reduce((sum: number, { count }: { count: number }) => sum + count, 0)).toBe(2);
  expect(JSON.stringify((await ask(testing, "day.php")).data)).not.toContain("Rangrez");
  expect((await ask(testing, "search.php?q=Rangrez")).data).toEqual([]);
  expect((await ask(testing, "search.php?q=Salunkhe")).data).toMatchObject([{ kind: "lead", id: nobodys }]);
});

test("who was lost and writes again stands in the day of whose lead it was, and in no colleague's", async () => {
  const { call, db, token, foreign, signIn } = await office();
  await db.updateTable("leads").set({ stage: "lost" }).where("id", "=", foreign).execute();
  const payload = { name: foreignName, email: "zubeida@mail.example", subject: "Again", message: "Is there a seat?" };
  await call({ method: "POST", url: "/backend/api/contact.php", payload });
  const strangersOf = async (token: string) => (await ask({ call, token }, "day.php")).data.strangers;

  expect(await strangersOf(await signIn("sana"))).toMatchObject([{ name: foreignName }]);
  expect(await strangersOf(token)).toEqual([]);
});

test("a lead that was merged is seen by whoever has its survivor", async () => {
  const { call, db, token, own, foreign, nobodys, sana, signIn } = await office();
  await call({
    method: "POST",
    url: `/backend/admin/lead-merges.php?id=${foreign}`,
    token: await signIn(),
    payload: { duplicate_id: own },
  });

  const { statusCode } = await call({ method: "GET", url: `/backend/admin/leads.php?id=${own}`, token });
  const hers = await call({ method: "GET", url: `/backend/admin/leads.php?id=${own}`, token: await signIn("sana") });

  expect([statusCode, hers.statusCode]).toEqual([404, 200]);
  // Whoever is a counsellor no more keeps what is theirs, and is given nothing new.
  await db.updateTable("users").set({ role: "editor" }).where("id", "=", sana).execute();
  const payload = { owner_id: sana };
  const given = await call({
    method: "PUT",
    url: `/backend/admin/leads.php?id=${nobodys}`,
    token: await signIn(),
    payload,
  });
  expect([given.statusCode, given.json()]).toMatchObject([
    422,
    { errors: { owner_id: "Owner must be a counsellor or an admin" } },
  ]);
});

test("a lead that a counsellor gives away is told once more, and then is a colleague's", async () => {
  const { call, token, own, sana } = await office();

  const given = await call({
    method: "PUT",
    url: `/backend/admin/leads.php?id=${own}`,
    token,
    payload: { owner_id: sana },
  });
  const after = await call({ method: "GET", url: `/backend/admin/leads.php?id=${own}`, token });

  expect([given.statusCode, given.json()]).toMatchObject([200, { data: { owner: "sana" } }]);
  expect(after.statusCode).toBe(404);
});

test("what a colleague's person wrote or applied for is seen by nobody else, by whichever path", async () => {
  const testing = await office();
  const { call, db, token, signIn, own, nobodys } = testing;
  const password = "kettle under a banyan";
  const write = (name: string, email: string) =>
    call({
      method: "POST",
      url: "/backend/api/contact.php",
      payload: { name, email, subject: `Evenings for ${name}`, message: "Are there any?" },
    });
  const apply = (firstName: string, email: string, phone: string) =>
    call({
      method: "POST",
      url: "/backend/api/applications.php",
      payload: { firstName, lastName: "Desai", email, phone, company: "Forge", password, confirmPassword: password },
    });
  await db
    .updateTable("leads")
    .set({ phone: "90111 22334", phone_e164: "+919011122334" })
    .where("id", "=", own)
    .execute();
  await write("Zubeida", "zubeida@mail.example");
  await write("Tanvi", "tanvi@mail.example");
  await write("Rohit", "rohit@mail.example");
  await write("Unknown", "unknown@mail.example");
  await apply("Zubeida", "other@mail.example", "901-112-2333");
  await apply("Zubin", "zubeida@mail.example", "981-112-2333");
  await apply("Tanvi", "tanvi@mail.example", "901-112-2334");
  await apply("Nobody", "nobody@mail.example", "901-112-2335");
  const sanas = await signIn("sana");
  const idsOf = async (noun: "messages" | "applications", of: string) => {
    const rows = await db.selectFrom(noun).select(["id", "search_text"]).execute();
    return rows.filter(({ search_text }) => search_text.includes(of)).map(({ id }) => id);
  };
  const foreign = { messages: await idsOf("messages", "zubeida"), applications: await idsOf("applications", "zub") };
  expect([foreign.messages.length, foreign.applications.length]).toEqual([1, 2]);

  const list = async (url: string) =>
    (await ask(testing, url)).data as { id: number; name?: string; first_name?: string }[];
  expect((await list("messages.php")).map(({ name }) => name)).toEqual(["Unknown", "Rohit", "Tanvi"]);
  expect((await list("applications.php")).map(({ first_name }) => first_name)).toEqual(["Nobody", "Tanvi"]);
  const counted = await ask(testing, "messages.php?page=1&limit=1&counts=1");
  expect(counted.meta).toMatchObject({ total: 3, counts: { status: { new: { total: 3 } } } });
  expect((await ask(testing, "applications.php?page=1&counts=1")).meta).toMatchObject({
    total: 2,
    counts: { step: { 1: { total: 2 } } },
  });
  expect((await ask(testing, "waiting.php")).data).toMatchObject({ new_messages: 3, new_applications: 2 });
  const figuresOf = async (token: string) => {
    const { days, applications } = (await ask({ call, token }, "enquiry-figures.php")).data;
    const { messages, applications: sent } = days.at(-1);
    return [messages, sent, applications.map(({ count }: { count: number }) => count)];
  };
  expect(await figuresOf(token)).toEqual([3, 2, [2, 0, 0, 0]]);
  expect(await figuresOf(sanas)).toEqual([3, 3, [3, 0, 0, 0]]);
  expect(await figuresOf(await signIn())).toEqual([4, 4, [4, 0, 0, 0]]);
  expect((await ask(testing, "search.php?q=Zubeida")).data).toEqual([]);
  expect((await ask(testing, "search.php?q=Zubin")).data).toEqual([]);
  expect(
    (await ask({ call, token: sanas }, "search.php?q=Zubeida")).data.map(({ kind }: { kind: string }) => kind),
  ).toEqual(expect.arrayContaining(["lead", "message", "application"]));
  const told = { reply: "Yes", subject: "Evenings" };
  for (const [noun, ids] of Object.entries(foreign)) {
    for (const id of ids) {
      const acts = [
        ["GET", `${noun}.php?id=${id}`],
        ["GET", `enquiry-events.php?of=${noun.slice(0, -1)}&id=${id}`],
        ["GET", `story-lead.php?of=${noun.slice(0, -1)}&id=${id}`],
        ["PUT", `${noun}.php?id=${id}`, noun === "messages" ? { status: "answered" } : { step: 2 }],
        ["POST", `enquiry-events.php?of=${noun.slice(0, -1)}&id=${id}`, { kind: "note", text: "Mine?" }],
        ...(noun === "messages"
          ? [["POST", `messages.php?id=${id}`, told] as const]
          : [["GET", `step-notices.php?id=${id}&step=2`] as const]),
      ] as const;
      for (const [method, path, payload] of acts) {
        const answer = await call({ method, url: `/backend/admin/${path}`, token, ...(payload && { payload }) });
        expect([method, path, answer.statusCode]).toEqual([method, path, 404]);
        const hers = method === "GET" && (await call({ method, url: `/backend/admin/${path}`, token: sanas }));
        if (hers) expect([path, hers.statusCode]).toEqual([path, 200]);
      }
    }
  }
  // A lead that is nobody's may bear the number of a colleague's person.
  const shared = { phone: foreignPhone, phone_e164: "+919011122333" };
  await db.updateTable("leads").set(shared).where("id", "=", nobodys).execute();
  const person = (await ask(testing, `lead-person.php?id=${nobodys}`)).data;
  expect([person.applications, person.messages.length]).toEqual([[], 1]);
  expect(JSON.stringify((await ask(testing, `lead-events.php?id=${nobodys}`)).data)).not.toContain("Zubeida");
  expect((await ask(testing, `lead-person.php?id=${own}`)).data).toMatchObject({
    messages: [{ subject: "Evenings for Tanvi" }],
    applications: [{ step: 1 }],
  });
});

test("by bulk mail, tags and saved views a counsellor reaches no other counsellor's lead", async () => {
  const { call, db, token, foreign, own, signIn } = await office();
  const act = (method: "GET" | "POST" | "PUT", path: string, payload?: object, by = token) =>
    call({ method, url: `/backend/admin/${path}`, token: by, ...(payload && { payload }) });
  const admin = await signIn();
  const { id: tag } = (await act("POST", "tags.php", { name: "Fair in Nashik" }, admin)).json().data;
  for (const lead of [foreign, own])
    expect((await act("PUT", `leads.php?id=${lead}`, { add_tag: tag }, admin)).statusCode).toBe(200);
  const before = await db.selectFrom("leads").selectAll().where("id", "=", foreign).executeTakeFirst();
  const mails = async () =>
    (await db.selectFrom("outbox").select("recipient").orderBy("id").execute()).map(({ recipient }) => recipient);
  const sent = await mails();

  const mailed = await act("POST", "lead-mails-bulk.php", {
    match: {},
    count: 2,
    subject: "Evenings",
    body: "There are some.",
  });
  const counted = await act("POST", "lead-mails-bulk.php", { match: {}, count: 3, subject: "Hello", body: "There." });

  expect([mailed.statusCode, counted.statusCode, counted.json().data]).toEqual([200, 409, { total: 2 }]);
  expect((await mails()).slice(sent.length)).not.toContain("zubeida@mail.example");
  const named = await act("POST", "lead-mails-bulk.php", { leads: [foreign], subject: "Hello", body: "There." });
  expect(named.json().data.changed).toBe(0);
  expect((await mails()).slice(sent.length)).not.toContain("zubeida@mail.example");
  expect((await act("PUT", `leads.php?id=${foreign}`, { remove_tag: tag })).statusCode).toBe(404);
  const bulk = { leads: [{ id: foreign }], remove_tag: tag };
  expect((await act("PUT", "leads-bulk.php", bulk)).json().data.changed).toEqual([]);
  expect(await db.selectFrom("leads").selectAll().where("id", "=", foreign).executeTakeFirst()).toEqual(before);
  for (const path of [`leads.php?page=1&tag=${tag}`, "tags.php", "lead-views.php"])
    expect([path, /rangrez|zubeida/i.test((await act("GET", path)).body)]).toEqual([path, false]);
});
