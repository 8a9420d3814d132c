import { foldText } from "#app/lib/text/fold-text.ts";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { readCounters } from "#app/domain/counters.server.ts";
import type { Lead } from "#app/domain/lead/lead-schema.ts";
import { orderAsked, wholeOrder } from "#app/domain/lead/list/lead-sorts.server.ts";
import { type LeadQuery, leadSortNames } from "#app/domain/lead/lead-list-schema.ts";
import type { PageMeta } from "#app/domain/list/page-of.ts";
import type { Tables } from "#db/schema.ts";
import type { Database } from "#db/database.ts";
import { dayInIndia, startOfDay } from "#app/lib/time/india-day.ts";
import { testApp } from "#test/app.ts";
import { sendLeads } from "#test/factories/lead-factories.ts";
import { stopClock } from "#test/stop-clock.ts";

async function appWithLeads(...people: { name: string; course?: string }[]) {
  const testing = await testApp();
  const ids = await sendLeads(
    testing,
    ...people.map((person, index) => ({
      ...person,
      email: `person${index}@mail.example`,
      phone: `98225 5014${index}`,
    })),
  );
  const token = await testing.signIn();
  const ask = (query: string) => testing.call({ method: "GET", url: `/backend/admin/leads.php?${query}`, token });
  const page = async (query: string) => (await ask(query)).json<{ data: Lead[]; meta: PageMeta }>();
  const names = async (query: string) => (await page(`limit=10&${query}`)).data.map(({ name }) => name);
  const put = (id: number, payload: object) =>
    testing.call({ method: "PUT", url: `/backend/admin/leads.php?id=${id}`, token, payload });
  const { id: meenal } = await testing.db
    .selectFrom("users")
    .select("id")
    .where("username", "=", "meenal")
    .executeTakeFirstOrThrow();
  return { ...testing, ids, token, ask, page, names, put, meenal };
}

const three = [
  { name: "Bela", course: "M.Tech" },
  { name: "asha", course: "online MBA" },
  { name: "Chetan", course: "Online MCA" },
];

async function appWithThree() {
  const testing = await appWithLeads(...three);
  const [bela, asha] = testing.ids as [number, number, number];
  await testing.put(bela, { follow_up_on: "2026-11-25", stage: "applied", owner_id: testing.meenal });
  await testing.put(asha, { follow_up_on: "2026-11-24", stage: "contacted" });
  return testing;
}

test("leads are sorted both ways, without regard to case", async () => {
  const testing = await appWithThree();
  const orders = {
    name: ["asha", "Bela", "Chetan"],
    course: ["Bela", "asha", "Chetan"],
    stage: ["Chetan", "asha", "Bela"],
    touched: ["Chetan", "Bela", "asha"],
    received: ["Bela", "asha", "Chetan"],
  };

  for (const [sort, names] of Object.entries(orders)) {
    expect.soft(await testing.names(`sort=${sort}`), sort).toEqual(names);
    expect.soft(await testing.names(`sort=-${sort}`), `-${sort}`).toEqual(names.toReversed());
  }
});

test("leads without an owner or a follow-up come last both ways", async () => {
  const { names } = await appWithThree();

  expect(await names("sort=follow-up")).toEqual(["asha", "Bela", "Chetan"]);
  expect(await names("sort=-follow-up")).toEqual(["Bela", "asha", "Chetan"]);
  expect(await names("sort=owner")).toEqual(["Bela", "Chetan", "asha"]);
  expect(await names("sort=-owner")).toEqual(["Bela", "Chetan", "asha"]);
});

test("an order that the list does not have is refused with a sentence", async () => {
  const { ask } = await appWithLeads();

  const response = await ask("limit=10&sort=shoe-size");

  expect(response.statusCode).toBe(422);
  expect(response.json<{ message: string }>().message).toMatch(/^This list can be sorted by name, course,/);
});

test("tabs hold what is mine, nobody's, due today and overdue, the longest waiting first", async () => {
  stopClock();
  const { ids, names, put, meenal } = await appWithLeads(
    ...["Mine", "Late", "Later", "Today", "Enrolled"].map((name) => ({ name })),
  );
  const [mine, late, later, today, enrolled] = ids as [number, number, number, number, number];
  await put(mine, { owner_id: meenal });
  await put(late, { follow_up_on: dayInIndia(-1) });
  await put(later, { follow_up_on: dayInIndia(-9) });
  await put(today, { follow_up_on: dayInIndia() });
  await put(enrolled, { follow_up_on: dayInIndia(-1), stage: "enrolled" });

  expect(await names("tab=mine")).toEqual(["Mine"]);
  expect(await names("tab=unowned&sort=name")).toEqual(["Enrolled", "Late", "Later", "Today"]);
  expect(await names("tab=today")).toEqual(["Today"]);
  expect(await names("tab=overdue")).toEqual(["Later", "Late"]);
  expect(await names("tab=overdue&sort=-follow-up")).toEqual(["Late", "Later"]);
  expect(await names("tab=overdue&owner=me")).toEqual([]);
});

test("leads are filtered by age and source, and those of an unknown source apart", async () => {
  stopClock();
  const { db, ids, names, page } = await appWithLeads({ name: "New" }, { name: "Week" }, { name: "Old" });
  const [, week, old] = ids as [number, number, number];
  await db
    .updateTable("leads")
    .set({ created_at: startOfDay(dayInIndia(-5)), source_page: "/UG" })
    .where("id", "=", week)
    .execute();
  await db
    .updateTable("leads")
    .set({ created_at: startOfDay(dayInIndia(-50)) })
    .where("id", "=", old)
    .execute();

  expect(await names("age=today")).toEqual(["New"]);
  expect(await names("age=1-2")).toEqual([]);
  expect(await names("age=3-7")).toEqual(["Week"]);
  expect(await names("age=older")).toEqual(["Old"]);
  expect(await names("source=/UG")).toEqual(["Week"]);
  expect(await names("source=unknown")).toEqual(["New", "Old"]);
  expect((await page("limit=1&source=unknown")).meta).toEqual({ total: 2, page: 1, limit: 1 });
});

test("a page tells how many each tab, stage and source holds, where it is asked", async () => {
  const { page, put, ids, meenal } = await appWithLeads(...three);
  await put(ids[0]!, { stage: "lost", owner_id: meenal });

  expect((await page("limit=1")).meta).toEqual({ total: 3, page: 1, limit: 1 });
  expect((await page("limit=1&counts=1&q=nobody")).meta).toEqual({
    total: 0,
    page: 1,
    limit: 1,
    counts: {
      tab: { all: { total: 3 }, mine: { total: 1 }, today: { total: 0 }, overdue: { total: 0 }, unowned: { total: 2 } },
      stage: {
        new: { total: 2 },
        contacted: { total: 0 },
        counselling: { total: 0 },
        applied: { total: 0 },
        enrolled: { total: 0 },
        lost: { total: 1 },
      },
      source: { unknown: { total: 3 } },
    },
  });
});

const MANY = 12_000;

/** So many that counting stops and orders are walked by their indexes. */
async function addManyLeads(db: Database, owner_id: number) {
  const at = (index: number) => new Date(Date.UTC(2026, 0, 1) + index * 60_000).toISOString();
  for (let from = 0; from < MANY; from += 500) {
    const rows = Array.from({ length: 500 }, (_, index) => leadOf(from + index, at(from + index), owner_id));
    await db.insertInto("leads").values(rows).execute();
  }
}

const leadOf = (number: number, at: string, owner: number) => ({
  name: `Person ${String(number * 7919).slice(-4)}`,
  email: `many${number}@mail.example`,
  phone: "",
  phone_e164: "",
  course: number % 2 ? "Online MBA" : "M.Tech",
  stage: (["new", "contacted", "lost"] as const)[number % 3]!,
  owner_id: number % 4 ? null : owner,
  follow_up_on: number % 5 ? null : at.slice(0, 10),
  search_text: `person ${number} many${number % 2 ? " odd" : ""}`,
  consent_version: "1",
  consented_at: at,
  created_at: at,
  updated_at: at,
  last_event_at: at,
});

const everySort = leadSortNames.flatMap((name) => [name, `-${name}`]);

test("pages of many leads follow one another without gap or doubling in every order, and say that there are more", async () => {
  const { db, page, meenal } = await appWithLeads();
  await addManyLeads(db, meenal);
  const ids = async (query: string) => (await page(query)).data.map(({ id }) => id);

  expect((await page("limit=1&q=many")).meta).toEqual({ total: 10_000, is_more: 1, page: 1, limit: 1 });
  expect((await page("limit=1")).meta.total).toBe(MANY);
  for (const sort of everySort) {
    const seen = new Set<number>();
    for (const number of [1, 2, 300, 301, 600]) {
      for (const id of await ids(`limit=20&page=${number}&q=many&sort=${sort}`)) seen.add(id);
    }
    expect(seen.size, sort).toBe(100);

    // All leads of the stage, walked by the index and then, narrowed by a word that all have, sorted by themselves.
    const few = await ids(`limit=50&page=3&stage=lost&q=many&sort=${sort}`);
    const all = (await ids(`limit=150&page=1&sort=${sort}&stage=lost`)).slice(100);
    expect(few, sort).toEqual(all);
  }
  await expectEverySecond({ db, page });
});

/** What every second lead holds is counted without those that are merged, and comes in every order. */
async function expectEverySecond({ db, page }: Pick<Awaited<ReturnType<typeof appWithLeads>>, "db" | "page">) {
  const odd = await db.selectFrom("leads").select("id").where("search_text", "like", "% odd").limit(2).execute();
  const [{ id: merged }, { id: survivor }] = [odd[0]!, odd[1]!];
  await db.updateTable("leads").set({ merged_into_id: survivor }).where("id", "=", merged).execute();

  for (const sort of everySort) {
    const seen = new Set<number>();
    for (const number of [1, 2, 150, 300]) {
      const { data, meta } = await page(`limit=20&page=${number}&q=odd&sort=${sort}`);
      expect(meta.total, sort).toBe(5999);
      for (const { id, email } of data) {
        expect(Number(/\d+/.exec(email)![0]) % 2, sort).toBe(1);
        seen.add(id);
      }
    }
    expect(seen.has(merged), sort).toBe(false);
    expect(seen.size, sort).toBe(79);
  }
}

test("those of a name that very many have are in order, with the few who are called otherwise", async () => {
  const { db, page, meenal } = await appWithLeads();
  await addManyLeads(db, meenal);
  const others = [
    "Zoya Person",
    "Aaron Person",
    "Pérson",
    "Person",
    "Person Many",
    // Begins and ends like the word, without it.
    "Perin Wilson",
    ...Array.from({ length: 1200 }, (_, index) => `Anil ${index}`),
  ];
  const add = async (called: string[], first: number) => {
    const rows = called.map((name, index) => {
      const lead = leadOf(first + index, "2026-03-01T00:00:00.000Z", meenal);
      return { ...lead, name, search_text: name === "Person" ? "person many" : foldText(name) };
    });
    for (let from = 0; from < rows.length; from += 601)
      await db
        .insertInto("leads")
        .values(rows.slice(from, from + 601))
        .execute();
  };
  await add(others, MANY);
  const names = async (query: string) => (await page(query)).data.map(({ name }) => name);

  const all = await db.selectFrom("leads").select("name").where("search_text", "like", "%person%").execute();
  const sorted = all.map(({ name }) => name).toSorted();
  expect(await names("limit=3&page=1&q=person&sort=name")).toEqual(sorted.slice(0, 3));
  expect(await names("limit=500&page=20&q=person&sort=name")).toEqual(sorted.slice(9500, 10_000));
  expect(await names("limit=3&page=1&q=person&sort=-name")).toEqual(sorted.toReversed().slice(0, 3));
  expect(await names("limit=3&page=2&q=person&sort=-name")).toEqual(sorted.toReversed().slice(3, 6));
  const likeIt = Array.from({ length: 501 }, (_, index) => `Perin Wilson ${index}`);
  await add(likeIt, 2 * MANY);
  expect(await names("limit=3&page=1&q=person&sort=name")).toEqual(sorted.slice(0, 3));
  expect((await page("limit=1&q=person")).meta).toEqual({ total: 10_000, is_more: 1, page: 1, limit: 1 });
  await db.updateTable("leads").set({ merged_into_id: 2 }).where("id", "in", [3, 4, 5]).execute();
  for (const filter of [
    "stage=lost",
    "tab=unowned",
    `owner=${meenal}`,
    "stage=lost&tab=mine",
    "stage=new&source=unknown",
  ]) {
    const few = await page(`limit=3&page=2&q=person&${filter}`);
    // No name begins with the word twice: so each is looked at.
    expect([filter, few]).toEqual([filter, await page(`limit=3&page=2&q=person+person&${filter}`)]);
  }
  // One is called by both words, another by the first alone, and the text goes on with the second.
  const holdBoth = db.selectFrom("leads").select("name").where("search_text", "like", "%person%many%");
  const both = await holdBoth.where("merged_into_id", "is", null).execute();
  const inOrder = both.map(({ name }) => name).toSorted();
  expect(await names("limit=3&page=1&q=person+many&sort=name")).toEqual(inOrder.slice(0, 3));
  expect(await names("limit=3&page=1&q=person+many&sort=-name")).toEqual(inOrder.toReversed().slice(0, 3));
});

test("a page far back holds what stands there in every order", async () => {
  const { db, page, meenal } = await appWithLeads();
  await addManyLeads(db, meenal);
  const begun = (text: string) => sql<string>`substr('KaBhZoMiDe', id % 5 * 2 + 1, 2) || ${sql.ref(text)}`;
  await db
    .updateTable("leads")
    .set({ name: begun("name"), course: begun("course"), last_event_at: "2026-06-01T18:30:00.000Z" })
    .where("id", "<", 9000)
    .execute();
  await db.updateTable("leads").set({ merged_into_id: 2 }).where("id", "in", [3, 4, 5000]).execute();
  await db.deleteFrom("leads").where("id", "in", [6, 6000]).execute();

  for (const sort of everySort) {
    const order = orderAsked({ sort: sort as LeadQuery["sort"] });
    const { rows } = await sql<{ id: number }>`select l.id from leads l left join users u on u.id = l.owner_id
      where l.merged_into_id is null order by ${wholeOrder(order)}`.execute(db);
    for (const number of [24, 48, 60, 73, 118]) {
      const shown = (await page(`limit=100&page=${number}&sort=${sort}`)).data.map(({ id }) => id);
      const standing = rows.slice(number * 100 - 100, number * 100).map(({ id }) => id);
      expect([sort, number, shown]).toEqual([sort, number, standing]);
    }
  }
});

test("the counters tell what the tables hold, whatever happened to the records", async () => {
  const { db, ids, put, call, token, meenal } = await appWithLeads(...three, { name: "Divya" }, { name: "Esha" });
  const [first, second, third, fourth, fifth] = ids as [number, number, number, number, number];
  await addManyLeads(db, meenal);
  await put(first, { stage: "lost", owner_id: meenal, follow_up_on: "2026-11-20" });
  await put(second, { owner_id: meenal, follow_up_on: "2026-11-21T10:00" });
  await db.updateTable("leads").set({ merged_into_id: third }).where("id", "in", [fourth, second]).execute();
  await call({ method: "DELETE", url: `/backend/admin/leads.php?id=${third}`, token });
  await call({ method: "DELETE", url: `/backend/admin/leads.php?id=${fifth}`, token });
  await db.updateTable("leads").set({ stage: "enrolled" }).where("id", "<", 400).execute();

  const counted = async (facet: string, value: string, when: string) => {
    const { rows } = await sql<{ value: string; amount: number }>`
      select ${sql.raw(value)} as value, count(*) as amount from leads where ${sql.raw(when)} group by 1
    `.execute(db);
    const real = Object.fromEntries(rows.map(({ value, amount }) => [value, amount]));
    expect(Object.fromEntries(await readCounters(db, "leads", facet)), facet).toEqual(real);
  };
  await counted("stage", "stage", "merged_into_id is null");
  await counted("owner", "coalesce(cast(owner_id as text), 'none')", "merged_into_id is null");
  await counted("source", "coalesce(source_page, 'unknown')", "merged_into_id is null");
  await counted(
    "due",
    "substr(follow_up_on, 1, 10)",
    "merged_into_id is null and follow_up_on is not null and stage not in ('enrolled', 'lost')",
  );
  const users: (keyof Tables)[] = ["users"];
  for (const table of users) expect([...(await readCounters(db, table, "day")).values()]).toEqual([2]);
});
