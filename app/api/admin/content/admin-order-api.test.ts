import { expect, test } from "vitest";
import { testApp } from "#test/app.ts";

const url = "/backend/admin/order.php";

async function faqsInOrder() {
  const testing = await testApp();
  const { call, signIn, db } = testing;
  const token = await signIn();
  const ids: number[] = [];
  for (const question of ["First?", "Second?", "Third?"]) {
    const payload = { question, answer: "Yes." };
    const created = await call({ method: "POST", url: "/backend/admin/faqs.php", token, payload });
    ids.push(created.json().data.id);
  }
  const shown = async () => {
    const { data } = (await call({ method: "GET", url: "/backend/api/faqs.php" })).json();
    return data.map((faq: { question: string }) => faq.question);
  };
  const move = (payload: object) => call({ method: "PUT", url, token, payload });
  return { ...testing, db, ids, shown, move };
}

test("staff move a record, and visitors see the new order at their next request", async () => {
  const { ids, shown, move } = await faqsInOrder();
  const [first, , third] = ids;
  expect(await shown()).toEqual(["First?", "Second?", "Third?"]);

  expect((await move({ list: "faqs", id: third, before: first })).json()).toEqual({ success: true, message: "Moved" });
  expect(await shown()).toEqual(["Third?", "First?", "Second?"]);
  expect((await move({ list: "faqs", id: third, before: null })).statusCode).toBe(200);
  expect(await shown()).toEqual(["First?", "Second?", "Third?"]);
});

test("a move changes nothing but the order, and is in the audit", async () => {
  const { ids, db, move } = await faqsInOrder();
  await db.updateTable("faqs").set({ is_sample: 1 }).execute();
  const contents = () =>
    db.selectFrom("faqs").select(["id", "question", "is_sample", "updated_at"]).orderBy("id").execute();
  const before = await contents();

  await move({ list: "faqs", id: ids[2], before: ids[1] });

  expect(await contents()).toEqual(before);
  expect(await db.selectFrom("faqs").select(["id", "position"]).orderBy("position").execute()).toEqual([
    { id: ids[0], position: 1 },
    { id: ids[2], position: 2 },
    { id: ids[1], position: 3 },
  ]);
  const last = await db.selectFrom("activities").selectAll().orderBy("id", "desc").executeTakeFirstOrThrow();
  expect(last).toMatchObject({ action: "update", type: "faq", name: "Third?", record_id: ids[2] });
});

test("people who move records at the same moment leave every record in its list once", async () => {
  const { ids, db, move } = await faqsInOrder();
  const [first, second, third] = ids;
  await Promise.all([
    move({ list: "faqs", id: third, before: first }),
    move({ list: "faqs", id: second, before: null }),
    move({ list: "faqs", id: first, before: third }),
  ]);
  const rows = await db.selectFrom("faqs").select("position").orderBy("position").execute();
  expect(rows.map(({ position }) => position)).toEqual([1, 2, 3]);
});

test("a move that names no record or no list is refused, and nothing moves", async () => {
  const { ids, shown, move, call } = await faqsInOrder();
  const [first] = ids;
  const refusals = await Promise.all([
    move({ list: "faqs", id: 9999, before: null }),
    move({ list: "faqs", id: first, before: 9999 }),
    move({ list: "users", id: first, before: null }),
    move({ list: "faqs", id: first }),
    call({ method: "PUT", url, payload: { list: "faqs", id: first, before: null } }),
  ]);
  expect(refusals.map(({ statusCode }) => statusCode)).toEqual([404, 422, 422, 422, 401]);
  expect(refusals[1].json().errors).toEqual({ before: "The record to stand before is not in this list" });
  expect(await shown()).toEqual(["First?", "Second?", "Third?"]);
});

test("every list with an order takes a move", async () => {
  const { move } = await faqsInOrder();
  const lists = [
    "universities",
    "testimonials",
    "stat-items",
    "expert-guidance",
    "programs",
    "gallery",
    "leaders",
    "core-values",
  ];
  for (const list of lists) expect([list, (await move({ list, id: 1, before: null })).statusCode]).toEqual([list, 404]);
});

test("only what stands between the two places moves, also where numbers are missing", async () => {
  const { db, ids, move } = await faqsInOrder();
  const [first, second, third] = ids as [number, number, number];
  const number = (id: number, position: number) =>
    db.updateTable("faqs").set({ position }).where("id", "=", id).execute();
  const positions = async () =>
    (await db.selectFrom("faqs").select("position").orderBy("id").execute()).map(({ position }) => position);
  await number(first, 10);
  await number(second, 20);
  await number(third, 40);

  await move({ list: "faqs", id: second, before: first });
  expect(await positions()).toEqual([11, 10, 40]);
  await move({ list: "faqs", id: second, before: third });
  expect(await positions()).toEqual([10, 39, 40]);
  await move({ list: "faqs", id: second, before: null });
  expect(await positions()).toEqual([10, 40, 39]);
});

test("records that got the same number at the same moment can be moved past one another", async () => {
  const { db, ids, shown, move } = await faqsInOrder();
  await db.updateTable("faqs").set({ position: 7 }).execute();

  await move({ list: "faqs", id: ids[2], before: ids[1] });

  expect(await shown()).toEqual(["First?", "Third?", "Second?"]);
});

test("a record goes to a place of the list, the last one where there is none so far", async () => {
  const { ids, shown, move } = await faqsInOrder();

  expect((await move({ list: "faqs", id: ids[2], place: 1 })).statusCode).toBe(200);
  expect(await shown()).toEqual(["Third?", "First?", "Second?"]);
  expect((await move({ list: "faqs", id: ids[2], place: 900 })).statusCode).toBe(200);
  expect(await shown()).toEqual(["First?", "Second?", "Third?"]);
});

test("a move that says neither or both of place and record is refused", async () => {
  const { ids, shown, move } = await faqsInOrder();

  expect((await move({ list: "faqs", id: ids[2] })).statusCode).toBe(422);
  expect((await move({ list: "faqs", id: ids[2], before: ids[0], place: 1 })).statusCode).toBe(422);
  expect(await shown()).toEqual(["First?", "Second?", "Third?"]);
});
