import { expect, test } from "vitest";
import { addUser, testApp } from "#test/app.ts";
import { sendLeads } from "#test/factories/lead-factories.ts";

/** Two leads, and whoever asks: the administrator unless named. */
async function office() {
  const testing = await testApp();
  const farhan = await addUser(testing.db, "farhan", "counsellor");
  const people = [
    { name: "Tanvi Bhosale", email: "tanvi@mail.example", phone: "98225 50148" },
    { name: "Rohit Salunkhe", email: "rohit@mail.example", phone: "98225 50149" },
  ];
  const [tanvi, rohit] = (await sendLeads(testing, ...people)) as [number, number];
  const tokens = { meenal: await testing.signIn(), farhan: await testing.signIn("farhan") };
  async function ask(method: "GET" | "POST" | "PUT" | "DELETE", path: string, payload?: object, by = "meenal") {
    const token = tokens[by as "meenal"];
    const answer = await testing.call({ method, url: `/backend/admin/${path}`, token, ...(payload && { payload }) });
    return { status: answer.statusCode, ...answer.json<{ data: any; meta: any; errors?: object }>() };
  }
  const tagsOf = async (id: number) => (await ask("GET", `leads.php?id=${id}`)).data.tags.map(({ name }: any) => name);
  return { ...testing, farhan, tanvi, rohit, ask, tagsOf };
}

test("a tag is one however its letters are written, and a lead bears it once", async () => {
  const { tanvi, ask, tagsOf } = await office();

  const { data: fair } = await ask("POST", "tags.php", { name: "Fair  Pune" });
  expect((await ask("POST", "tags.php", { name: "FAIR pune" }, "farhan")).data).toEqual(fair);
  await ask("PUT", `leads.php?id=${tanvi}`, { add_tag: fair.id }, "farhan");
  await ask("PUT", `leads.php?id=${tanvi}`, { add_tag: fair.id });

  expect(await tagsOf(tanvi)).toEqual(["Fair  Pune"]);
  const told = (await ask("GET", `lead-events.php?id=${tanvi}`)).data.filter(({ kind }: any) => kind === "tag");
  expect(told).toMatchObject([{ text: "Fair  Pune", actor: "farhan" }]);

  await ask("PUT", `leads.php?id=${tanvi}`, { remove_tag: fair.id });
  expect(await tagsOf(tanvi)).toEqual([]);
});

test("the list is narrowed by a tag, and many leads get one at once, also slice by slice", async () => {
  const { tanvi, rohit, ask } = await office();
  const { data: fair } = await ask("POST", "tags.php", { name: "Fair" });
  const { data: loan } = await ask("POST", "tags.php", { name: "Loan" });

  await ask("PUT", "leads-bulk.php", { leads: [{ id: tanvi }], add_tag: fair.id });
  const match = { tag: `${fair.id}` };
  const done = await ask("PUT", "leads-bulk.php", { match, count: 1, change: { add_tag: loan.id } });

  expect(done).toMatchObject({ status: 200, data: { changed: 1 } });
  const list = await ask("GET", `leads.php?page=1&tag=${loan.id}&sort=name`);
  expect([list.meta.total, list.data.map(({ id, tags }: any) => [id, tags.length])]).toEqual([1, [[tanvi, 2]]]);
  expect((await ask("GET", `leads.php?page=1&tag=${fair.id}&stage=new`)).meta.total).toBe(1);
  expect((await ask("GET", `leads.php?tag=${fair.id}&q=rohit`)).data).toEqual([]);
  expect(rohit).toBeGreaterThan(tanvi);
});

test("a tag survives the merge and the trash of a lead that bears it; a deleted one is borne by nobody", async () => {
  const { db, tanvi, rohit, ask, tagsOf } = await office();
  const { data: fair } = await ask("POST", "tags.php", { name: "Fair" });
  await ask("PUT", `leads.php?id=${rohit}`, { add_tag: fair.id });
  await db.updateTable("leads").set({ email: "tanvi@mail.example" }).where("id", "=", rohit).execute();

  await ask("POST", `lead-merges.php?id=${tanvi}`, { duplicate_id: rohit });
  expect(await tagsOf(tanvi)).toEqual(["Fair"]);

  await ask("DELETE", `leads.php?id=${tanvi}`);
  const [trashed] = (await ask("GET", "trash.php")).data;
  await ask("POST", `trash.php?id=${trashed.id}`);
  expect(await tagsOf(tanvi)).toEqual(["Fair"]);

  expect((await ask("DELETE", `tags.php?id=${fair.id}`, undefined, "farhan")).status).toBe(403);
  await ask("DELETE", `tags.php?id=${fair.id}`);
  expect(await tagsOf(tanvi)).toEqual([]);
});

test("a deleted tag comes back out of the trash to the leads that bore it, by administrators alone", async () => {
  const { tanvi, rohit, ask, tagsOf } = await office();
  const { data: fair } = await ask("POST", "tags.php", { name: "Fair" });
  for (const id of [tanvi, rohit]) await ask("PUT", `leads.php?id=${id}`, { add_tag: fair.id });
  const trash = async () => (await ask("GET", "trash.php?kind=tags")).data;

  const { trash_id } = (await ask("DELETE", `tags.php?id=${fair.id}`)).data;
  expect(await trash()).toMatchObject([{ id: trash_id, kind: "tags", name: "Fair", actor: "meenal", days_left: 30 }]);
  expect(await tagsOf(tanvi)).toEqual([]);
  expect((await ask("POST", `trash.php?id=${trash_id}`, undefined, "farhan")).status).toBe(403);
  await ask("DELETE", `leads.php?id=${rohit}`);
  expect((await ask("POST", `trash.php?id=${trash_id}`)).status).toBe(200);
  expect([await tagsOf(tanvi), (await ask("GET", "tags.php")).data]).toEqual([["Fair"], [fair]]);

  // One of its name was made meanwhile: whoever bore the old one bears that, and views show it.
  await ask("POST", "lead-views.php", { name: "Of fairs", query: `stage=new&tag=${fair.id}`, is_shared: 0 });
  const again = (await ask("DELETE", `tags.php?id=${fair.id}`)).data.trash_id;
  const { data: newer } = await ask("POST", "tags.php", { name: "FAIR" });
  expect((await ask("POST", `trash.php?id=${again}`)).status).toBe(200);
  expect([await tagsOf(tanvi), (await ask("GET", "tags.php")).data]).toEqual([["FAIR"], [newer]]);
  expect((await ask("GET", "lead-views.php")).data).toMatchObject([{ query: `stage=new&tag=${newer.id}` }]);

  const last = (await ask("DELETE", `tags.php?id=${newer.id}`)).data.trash_id;
  expect((await ask("DELETE", `trash.php?id=${last}`)).status).toBe(200);
  expect([await trash(), await tagsOf(tanvi)]).toEqual([[], []]);
});

test("an editor, who meets no tags, meets none in the trash", async () => {
  const { db, call, ask, signIn } = await office();
  const { data: fair } = await ask("POST", "tags.php", { name: "Fair" });
  const { trash_id } = (await ask("DELETE", `tags.php?id=${fair.id}`)).data;
  await addUser(db, "esha", "editor");
  const token = await signIn("esha");

  const listed = await call({ method: "GET", url: "/backend/admin/trash.php", token });
  const taken = await call({ method: "POST", url: `/backend/admin/trash.php?id=${trash_id}`, token });

  expect([listed.json().data, taken.statusCode]).toEqual([[], 404]);
});

test("a tag is merged into another: its leads and views show that one, each counted as its list", async () => {
  const { db, farhan, tanvi, rohit, ask, tagsOf } = await office();
  const { data: fair } = await ask("POST", "tags.php", { name: "Fair" });
  const { data: fairs } = await ask("POST", "tags.php", { name: "Fairs" });
  await ask("PUT", "leads-bulk.php", { leads: [{ id: tanvi }, { id: rohit }], add_tag: fairs.id });
  await ask("PUT", `leads.php?id=${tanvi}`, { add_tag: fair.id });
  await ask("POST", "lead-views.php", { name: "Of fairs", query: `stage=new&tag=${fairs.id}`, is_shared: 0 }, "farhan");
  // The digits of the tag's number are the beginning of this one's.
  await db
    .insertInto("lead_views")
    .values({ ...viewOf(farhan), query: `tag=${fairs.id}0` })
    .execute();
  const counted = async () =>
    (await ask("GET", "tags.php?counted=1")).data.map(({ name, leads }: any) => [name, leads]);
  const before = [
    ["Fair", 1],
    ["Fairs", 2],
  ];
  expect(await counted()).toEqual(before);

  const refusals = [
    await ask("POST", `tag-merges.php?id=${fairs.id}`, { into_id: fair.id }, "farhan"),
    await ask("POST", `tag-merges.php?id=${fairs.id}`, { into_id: fairs.id }),
    await ask("POST", `tag-merges.php?id=${fairs.id}`, { into_id: 999 }),
    await ask("POST", "tag-merges.php?id=999", { into_id: fair.id }),
  ];
  expect(refusals.map(({ status }) => status)).toEqual([403, 422, 422, 404]);
  expect(await counted()).toEqual(before);

  const merged = await ask("POST", `tag-merges.php?id=${fairs.id}`, { into_id: fair.id });
  expect(merged.data).toEqual({ ...fair, trash_id: expect.any(Number) });

  expect(await counted()).toEqual([["Fair", 2]]);
  expect((await ask("GET", `leads.php?page=1&tag=${fair.id}`)).meta.total).toBe(2);
  expect([await tagsOf(tanvi), await tagsOf(rohit)]).toEqual([["Fair"], ["Fair"]]);
  expect((await ask("GET", "lead-views.php", undefined, "farhan")).data).toMatchObject([
    { query: `stage=new&tag=${fair.id}` },
    { query: `tag=${fairs.id}0` },
  ]);
  const told = await db
    .selectFrom("activities")
    .select(["action", "name"])
    .where("type", "=", "tag")
    .orderBy("id")
    .execute();
  expect(told.slice(-2)).toEqual([
    { action: "delete", name: "Fairs" },
    { action: "update", name: "Fair" },
  ]);
});

test("a merge is taken back out of the trash: each tag is borne as before, and views show what they showed", async () => {
  const { db, farhan, tanvi, rohit, ask, tagsOf } = await office();
  const { data: fair } = await ask("POST", "tags.php", { name: "Fair" });
  const { data: fairs } = await ask("POST", "tags.php", { name: "Fairs" });
  await ask("PUT", "leads-bulk.php", { leads: [{ id: tanvi }, { id: rohit }], add_tag: fairs.id });
  await ask("PUT", `leads.php?id=${tanvi}`, { add_tag: fair.id });
  const values = [fairs.id, fair.id].map((id) => ({ ...viewOf(farhan), name: `Of ${id}`, query: `tag=${id}` }));
  for (const view of values) await db.insertInto("lead_views").values(view).execute();
  const views = async () =>
    (await ask("GET", "lead-views.php", undefined, "farhan")).data.map(({ query }: any) => query);
  const before = await views();

  const { trash_id } = (await ask("POST", `tag-merges.php?id=${fairs.id}`, { into_id: fair.id })).data;
  expect([await tagsOf(rohit), new Set(await views()).size]).toEqual([["Fair"], 1]);
  expect((await ask("POST", `trash.php?id=${trash_id}`, undefined, "farhan")).status).toBe(403);
  expect((await ask("POST", `trash.php?id=${trash_id}`)).status).toBe(200);

  expect([await tagsOf(tanvi), await tagsOf(rohit)]).toEqual([["Fair", "Fairs"], ["Fairs"]]);
  expect(await views()).toEqual(before);
  expect((await ask("GET", "tags.php")).data).toEqual([fair, fairs]);
});

test("a merge into a tag that is gone by now comes back to the leads that bore the first", async () => {
  const { rohit, ask, tagsOf } = await office();
  const { data: fair } = await ask("POST", "tags.php", { name: "Fair" });
  const { data: fairs } = await ask("POST", "tags.php", { name: "Fairs" });
  await ask("PUT", `leads.php?id=${rohit}`, { add_tag: fairs.id });
  const { trash_id } = (await ask("POST", `tag-merges.php?id=${fairs.id}`, { into_id: fair.id })).data;
  await ask("DELETE", `tags.php?id=${fair.id}`);

  expect((await ask("POST", `trash.php?id=${trash_id}`)).status).toBe(200);

  expect(await tagsOf(rohit)).toEqual(["Fairs"]);
});

test("a tag without a name, of a name that is taken or that is gone is refused, and nothing is stored", async () => {
  const { db, tanvi, ask } = await office();
  const { data: fair } = await ask("POST", "tags.php", { name: "Fair" });
  await ask("POST", "tags.php", { name: "Loan" });

  expect(await ask("POST", "tags.php", { name: "  " })).toMatchObject({
    status: 422,
    errors: { name: "Name is required" },
  });
  expect((await ask("PUT", `tags.php?id=${fair.id}`, { name: "loan" })).status).toBe(422);
  expect(await ask("PUT", `leads.php?id=${tanvi}`, { add_tag: 999, stage: "lost" })).toMatchObject({
    status: 422,
    errors: { add_tag: "There is no such tag any more" },
  });
  expect(await db.selectFrom("leads").select("stage").where("id", "=", tanvi).execute()).toEqual([{ stage: "new" }]);
  expect((await ask("GET", "tags.php")).data.map(({ name }: any) => name)).toEqual(["Fair", "Loan"]);
});

test("an office has at most two hundred tags: neither by hand nor out of the trash comes one more", async () => {
  const { db, tanvi, ask, tagsOf } = await office();
  const { data: fair } = await ask("POST", "tags.php", { name: "Fair" });
  await ask("PUT", `leads.php?id=${tanvi}`, { add_tag: fair.id });
  const { data: gone } = await ask("DELETE", `tags.php?id=${fair.id}`);
  const created_at = new Date().toISOString();
  const tagOf = (number: number) => ({ name: `Fair ${number}`, folded_name: `fair ${number}`, created_at });
  await db
    .insertInto("tags")
    .values(Array.from({ length: 199 }, (_, number) => tagOf(number)))
    .execute();
  expect((await ask("POST", "tags.php", { name: "The last" })).status).toBe(201);

  const refusal = "There are 200 tags already";
  const more = await ask("POST", "tags.php", { name: "One more" });
  expect([more.status, more.errors]).toEqual([422, { name: `${refusal}: take one that is there` }]);
  const back = await ask("POST", `trash.php?id=${gone.trash_id}`);
  expect([back.status, back.errors]).toEqual([422, { name: `${refusal}: delete or merge one first` }]);
  expect([await tagsOf(tanvi), (await ask("GET", "tags.php")).data.length]).toEqual([[], 200]);

  const { data: known } = await ask("POST", "tags.php", { name: "FAIR 7" });
  expect(known.name).toBe("Fair 7");
  await ask("DELETE", `tags.php?id=${known.id}`);
  expect((await ask("POST", `trash.php?id=${gone.trash_id}`)).status).toBe(200);
  expect(await tagsOf(tanvi)).toEqual(["Fair"]);
});

test("a list is kept under a name: for oneself, and for everybody by those who may", async () => {
  const { ask } = await office();
  const view = { name: "Hot MBA", query: "stage=new&q=mba&page=3&open=7", is_shared: 0 };

  const kept = await ask("POST", "lead-views.php", view, "farhan");
  expect(kept).toMatchObject({ status: 201, data: { query: "stage=new&q=mba", is_own: 1, owner: "farhan" } });
  expect((await ask("POST", "lead-views.php", { ...view, is_shared: 1 }, "farhan")).status).toBe(403);
  await ask("POST", "lead-views.php", { name: "Overdue", query: "tab=overdue", is_shared: 1 });
  await ask("POST", "lead-views.php", { ...view, name: "hot mba", query: "stage=lost" }, "farhan");

  const names = async (by: string) =>
    (await ask("GET", "lead-views.php", undefined, by)).data.map(({ name, query }: any) => [name, query]);
  expect(await names("farhan")).toEqual([
    ["hot mba", "stage=lost"],
    ["Overdue", "tab=overdue"],
  ]);
  expect(await names("meenal")).toEqual([["Overdue", "tab=overdue"]]);
  const shared = (await ask("GET", "lead-views.php")).data[0].id;
  expect((await ask("DELETE", `lead-views.php?id=${shared}`, undefined, "farhan")).status).toBe(404);
  expect((await ask("DELETE", `lead-views.php?id=${kept.data.id}`)).status).toBe(404);
  expect((await ask("DELETE", `lead-views.php?id=${kept.data.id}`, undefined, "farhan")).status).toBe(200);
});

const viewOf = (user_id: number) => ({
  user_id,
  is_shared: 0 as const,
  name: "Kept",
  created_at: "2026-11-23T06:00:00.000Z",
});

test("thirty lists are kept for oneself and fifty for everybody; one that is there is changed all the same", async () => {
  const { db, farhan, ask } = await office();
  const own = Array.from({ length: 30 }, (_, nth) => ({ ...viewOf(farhan), name: `View ${nth + 1}`, query: "q=a" }));
  await db.insertInto("lead_views").values(own).execute();
  const keep = (name: string, is_shared: 0 | 1, by: string) =>
    ask("POST", "lead-views.php", { name, query: "stage=lost", is_shared }, by);
  expect(await keep("View 31", 0, "farhan")).toMatchObject({
    status: 422,
    errors: { name: "There are 30 views already: forget one first" },
  });
  expect((await keep("view 7", 0, "farhan")).status).toBe(201);
  expect((await ask("GET", "lead-views.php", undefined, "farhan")).data).toHaveLength(30);

  await db.updateTable("lead_views").set({ is_shared: 1 }).execute();
  await db
    .insertInto("lead_views")
    .values(own.slice(0, 20).map((view) => ({ ...view, is_shared: 1 })))
    .execute();
  expect(await keep("Everybody's", 1, "meenal")).toMatchObject({
    status: 422,
    errors: { name: "There are 50 views already: forget one first" },
  });
  expect((await keep("Mine alone", 0, "meenal")).status).toBe(201);
});

test("what is no list is no view, and nothing is kept", async () => {
  const { db, ask } = await office();

  for (const query of ["", "page=2", "stage=forgotten", "tag=loan", "toString=1", "constructor="]) {
    expect((await ask("POST", "lead-views.php", { name: "Mine", query, is_shared: 0 })).status).toBe(422);
    expect(await db.selectFrom("lead_views").selectAll().execute()).toEqual([]);
  }
});

test("one mail goes to many leads in words of their own, and to nobody who wants none", async () => {
  const { db, tanvi, rohit, ask } = await office();
  await ask("POST", `no-contacts.php?id=${rohit}`);
  await db.deleteFrom("outbox").execute();
  const words = { subject: "About {course}", body: "Hello {name},\nwe are here. {counsellor}" };

  const done = await ask("POST", "lead-mails-bulk.php", { leads: [tanvi, rohit, 999], ...words });
  const all = await ask("POST", "lead-mails-bulk.php", {
    match: { stage: "new" },
    count: 2,
    ...words,
    subject: "More about {course}",
  });

  expect(done.data).toMatchObject({
    changed: 1,
    kept: [
      { id: 999, why: "deleted" },
      { id: rohit, name: "Rohit Salunkhe" },
    ],
  });
  expect(all.data).toMatchObject({ changed: 1, kept: [{ id: rohit }], next: null });
  const mails = await db
    .selectFrom("outbox")
    .select(["recipient", "subject", "body", "is_office"])
    .orderBy("id")
    .execute();
  expect(mails).toHaveLength(2);
  expect(mails[0]).toMatchObject({ recipient: "tanvi@mail.example", subject: "About Online MBA", is_office: 1 });
  expect(mails[0]!.body).toContain("Hello Tanvi,\nwe are here. meenal");
  expect((await ask("POST", "lead-mails-bulk.php", { leads: [tanvi], subject: "", body: "x" })).status).toBe(422);
});
