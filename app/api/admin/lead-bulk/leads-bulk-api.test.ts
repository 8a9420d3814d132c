import { expect, test } from "vitest";
import { testApp } from "#test/app.ts";
import { sendLeads } from "#test/factories/lead-factories.ts";

const url = "/backend/admin/leads-bulk.php";

interface Slice {
  changed: number;
  kept: object[];
  done: number;
  total: number;
  next: string | null;
}

async function appWithManyLeads() {
  const testing = await testApp();
  const [one] = (await sendLeads(testing, { name: "Somebody Else" })) as [number];
  const at = "2026-11-01T00:00:00.000Z";
  const rows = Array.from({ length: 1203 }, (_, index) => ({
    name: `Fair visitor ${index}`,
    email: `fair${index}@mail.example`,
    phone: "",
    phone_e164: "",
    course: "Online MBA",
    stage: "new" as const,
    source_page: "fair",
    search_text: `fair visitor ${index}`,
    consent_version: "",
    consented_at: at,
    created_at: at,
    updated_at: at,
  }));
  for (let from = 0; from < rows.length; from += 500) {
    await testing.db
      .insertInto("leads")
      .values(rows.slice(from, from + 500))
      .execute();
  }
  const token = await testing.signIn();
  const put = (payload: object) => testing.call({ method: "PUT", url, token, payload });
  const remove = (query: string) => testing.call({ method: "DELETE", url: `${url}?${query}`, token });
  const stages = async () => {
    const counted = await testing.db
      .selectFrom("leads")
      .select((of) => ["stage", of.fn.countAll<number>().as("count")])
      .groupBy("stage")
      .execute();
    return Object.fromEntries(counted.map(({ stage, count }) => [stage, count]));
  };
  return { ...testing, one, token, put, remove, stages };
}

test("all leads that match are changed slice by slice, each with its event and activity, and none that came later", async () => {
  const testing = await appWithManyLeads();
  const { db, put, stages } = testing;
  const asked = { match: { q: "fair visitor", stage: "new" }, count: 1203, change: { stage: "lost" } };

  const first = (await put(asked)).json<{ data: Slice }>().data;
  expect(first).toMatchObject({ changed: 500, kept: [], done: 500, total: 1203 });
  await sendLeads(testing, { name: "Fair visitor too late" });
  const second = (await put({ ...asked, after: first.next })).json<{ data: Slice }>().data;
  expect(second).toMatchObject({ changed: 500, done: 1000, total: 1203 });
  const third = (await put({ ...asked, after: second.next })).json<{ data: Slice }>().data;
  expect(third).toEqual({ changed: 203, kept: [], done: 1203, total: 1203, next: null });

  expect(await stages()).toEqual({ lost: 1203, new: 2 });
  const { events } = await db
    .selectFrom("enquiry_events")
    .select((of) => of.fn.countAll<number>().as("events"))
    .where("text", "=", "New → Lost")
    .executeTakeFirstOrThrow();
  expect(events).toBe(1203);
  const { acts } = await db
    .selectFrom("activities")
    .select((of) => of.fn.countAll<number>().as("acts"))
    .where("action", "=", "update")
    .executeTakeFirstOrThrow();
  expect(acts).toBe(1203);
});

test("what somebody takes out of the match between two slices is left alone", async () => {
  const { db, put } = await appWithManyLeads();
  const asked = { match: { source: "fair" }, count: 1203, change: { owner_id: 1 } };
  const first = (await put(asked)).json<{ data: Slice }>().data;
  const last = await db.selectFrom("leads").select("id").orderBy("id", "desc").executeTakeFirstOrThrow();
  await db.updateTable("leads").set({ source_page: "call" }).where("id", "=", last.id).execute();

  const second = (await put({ ...asked, after: first.next })).json<{ data: Slice }>().data;
  const third = (await put({ ...asked, after: second.next })).json<{ data: Slice }>().data;

  expect(third).toMatchObject({ changed: 202, done: 1202, next: null });
  const lead = await db.selectFrom("leads").select("owner_id").where("id", "=", last.id).executeTakeFirstOrThrow();
  expect(lead.owner_id).toBeNull();
});

test("another number than was confirmed is refused with the real one, and nothing is stored", async () => {
  const { put, remove, stages } = await appWithManyLeads();

  const change = await put({ match: { source: "fair" }, count: 1200, change: { stage: "lost" } });
  expect(change.statusCode).toBe(409);
  expect(change.json()).toMatchObject({
    success: false,
    message: "By now 1,203 leads match. Confirm that number to go on.",
    data: { total: 1203 },
  });
  expect((await remove("source=fair&count=1204")).statusCode).toBe(409);
  expect(await stages()).toEqual({ new: 1204 });
});

test("a change of all that match is refused beside the field that cannot be, and nothing is stored", async () => {
  const { put, stages } = await appWithManyLeads();

  for (const [payload, field] of [
    [{ match: {} }, "count"],
    [{ count: 3, match: {}, change: {} }, "change"],
    [{ count: 3, match: {}, change: { stage: "forgotten" } }, "change.stage"],
    [{ count: 1204, match: {}, change: { owner_id: 9999 } }, "owner_id"],
    [{ count: 3, match: { tab: "shoes" }, change: { stage: "lost" } }, "match.tab"],
    [{ count: 3, match: {}, after: "behind", change: { stage: "lost" } }, "after"],
  ] as const) {
    const response = await put({ change: { stage: "lost" }, ...payload });

    expect.soft(response.statusCode, field).toBe(422);
    expect(Object.keys(response.json<{ errors: object }>().errors)).toEqual([field]);
    expect(await stages()).toEqual({ new: 1204 });
  }
});

test("all leads that match are deleted slice by slice", async () => {
  const { db, one, remove } = await appWithManyLeads();

  let after = "";
  for (const done of [500, 1000, 1203]) {
    const slice = (await remove(`q=visitor&count=1203${after}`)).json<{ data: Slice }>().data;
    expect(slice).toMatchObject({ done, total: 1203 });
    after = `&after=${slice.next}`;
  }

  expect(await db.selectFrom("leads").select("id").execute()).toEqual([{ id: one }]);
  const acts = db.selectFrom("activities").select("id").where("action", "=", "delete").where("type", "=", "lead");
  expect(await acts.execute()).toHaveLength(1203);
});

test("a slice whose answer was lost is not done twice, and is answered alike; a refusal is not remembered", async () => {
  const { db, remove } = await appWithManyLeads();
  const key = "idempotency_key=three-green-parrots";
  const asked = `q=visitor&count=1203&${key}`;
  expect((await remove(`q=visitor&count=7&${key}`)).statusCode).toBe(409);

  const first = (await remove(asked)).json<{ data: Slice & { trash_ids: number[] } }>().data;
  expect(first.trash_ids).toHaveLength(500);
  expect((await remove(asked)).json()).toMatchObject({ data: first });
  // The first answer has not come when it is asked for again.
  const middle = await Promise.all([1, 2].map(() => remove(`${asked}&after=${first.next}`)));
  const [second, again] = middle.map((answer) => answer.json<{ data: Slice }>().data) as [Slice, Slice];
  expect(second).toMatchObject({ changed: 500, done: 1000 });
  expect(again).toEqual(second);

  const third = (await remove(`${asked}&after=${second.next}`)).json<{ data: Slice }>().data;
  expect(third).toMatchObject({ changed: 203, done: 1203, next: null });
  expect(await db.selectFrom("leads").select("id").execute()).toHaveLength(1);
});

test("nobody else changes or deletes what matches", async () => {
  const { call, stages } = await appWithManyLeads();

  const payload = { match: {}, count: 1204, change: { stage: "lost" } };
  expect((await call({ method: "PUT", url, payload })).statusCode).toBe(401);
  expect((await call({ method: "DELETE", url: `${url}?count=1204` })).statusCode).toBe(401);
  expect(await stages()).toEqual({ new: 1204 });
});
