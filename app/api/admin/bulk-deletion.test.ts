import { expect, test } from "vitest";
import { exportedLists } from "#app/domain/export/list-exports.ts";
import type { SliceOutcome } from "#app/domain/list/slice-schema.ts";
import { testApp } from "#test/app.ts";
import { addCourse, addUniversity } from "#test/factories/factories.ts";
import { sendLeads } from "#test/factories/lead-factories.ts";

async function desk() {
  const testing = await testApp();
  const token = await testing.signIn();
  const remove = (path: string) => testing.call({ method: "DELETE", url: `/backend/admin/${path}`, token });
  const slice = async (path: string) => (await remove(path)).json<{ data: SliceOutcome }>().data;
  const names = async () =>
    (await testing.db.selectFrom("universities").select("name").orderBy("id").execute()).map(({ name }) => name);
  return { ...testing, token, remove, slice, names };
}

/** `count` of them in Pune, and one in Nagpur. */
async function deskWithUniversities(count: number) {
  const made = await desk();
  const { db } = made;
  const id = await addUniversity(db, { name: "Nagpur University", slug: "nagpur", location: "Nagpur" });
  const { id: _, ...row } = await db
    .selectFrom("universities")
    .selectAll()
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  const rows = Array.from({ length: count }, (_, index) => ({
    ...row,
    programs: JSON.stringify(row.programs),
    facilities: JSON.stringify(row.facilities),
    name: `Pune University ${index}`,
    slug: `pune-${index}`,
    search_text: `pune university ${index} pune`,
    location: "Pune",
  }));
  for (let from = 0; from < count; from += 200) {
    await db
      .insertInto("universities")
      .values(rows.slice(from, from + 200) as never)
      .execute();
  }
  return made;
}

test("all that a filter lets through go slice by slice, each into the audit, and none that came later", async () => {
  const { db, slice, names } = await deskWithUniversities(503);

  const first = await slice("universities-bulk.php?location=Pune&count=503");
  expect(first).toMatchObject({ changed: 500, kept: [], done: 500, total: 503 });
  await addUniversity(db, { name: "Late University", slug: "late", location: "Pune" });
  const second = await slice(`universities-bulk.php?location=Pune&count=503&after=${first.next}`);

  expect(second).toMatchObject({ changed: 3, kept: [], done: 503, next: null });
  expect(await names()).toEqual(["Nagpur University", "Late University"]);
  const acts = db.selectFrom("activities").select("id").where("action", "=", "delete").where("type", "=", "university");
  expect(await acts.execute()).toHaveLength(503);
});

test("what something else still needs stays, by name and with the reason", async () => {
  const { db, slice, names } = await deskWithUniversities(3);
  const { id } = await db
    .selectFrom("universities")
    .select("id")
    .where("slug", "=", "pune-1")
    .executeTakeFirstOrThrow();
  await addCourse(db, id);

  expect(await slice("universities-bulk.php?q=pune&count=3")).toEqual({
    changed: 2,
    kept: [{ id, name: "Pune University 1", why: expect.stringContaining("has 1 course") }],
    done: 3,
    total: 3,
    next: null,
    trash_ids: [expect.any(Number), expect.any(Number)],
  });
  expect(await names()).toEqual(["Nagpur University", "Pune University 1"]);
});

test("another number than was confirmed is refused with the real one, and nothing goes", async () => {
  const { remove, names } = await deskWithUniversities(3);

  const refused = await remove("universities-bulk.php?location=Pune&count=4");

  expect([refused.statusCode, refused.json()]).toEqual([
    409,
    { success: false, message: "By now 3 records match. Confirm that number to go on.", data: { total: 3 } },
  ]);
  expect(await names()).toHaveLength(4);
});

test.each(exportedLists)("the list of %s is deleted by its own filter", async (list) => {
  const { remove } = await desk();

  const refused = await remove(`${list}-bulk.php?q=nowhere-to-be-found&count=1`);

  expect([refused.statusCode, refused.json<{ data: object }>().data]).toEqual([409, { total: 0 }]);
});

test("who deletes all users stays, and the leads go to whom they are handed over", async () => {
  const testing = await desk();
  const { db, call, token, slice } = testing;
  const ids = [];
  for (const username of ["heir", "leaver"]) {
    const payload = { username, email: `${username}@mail.example`, password: "three green parrots", role: "admin" };
    const created = await call({ method: "POST", url: "/backend/admin/users.php", token, payload });
    ids.push(created.json<{ data: { id: number } }>().data.id);
  }
  const [heir, leaver] = ids as [number, number];
  const [lead] = (await sendLeads(testing, { name: "Tanvi Joshi" })) as [number];
  await call({ method: "PUT", url: `/backend/admin/leads.php?id=${lead}`, token, payload: { owner_id: leaver } });

  expect(await slice(`users-bulk.php?q=leaver&tab=staff&count=1&hand_over=${heir}`)).toMatchObject({ changed: 1 });
  const owned = db.selectFrom("leads").select("owner_id").where("id", "=", lead);
  expect(await owned.executeTakeFirst()).toEqual({ owner_id: heir });
  const { kept } = await slice("users-bulk.php?tab=staff&count=2");
  expect(kept).toEqual([{ id: expect.any(Number), name: "meenal", why: expect.any(String) }]);
});

test("what visitors sent goes by its status alone", async () => {
  const { db, call, slice } = await desk();
  for (const name of ["Tanvi", "Rohan"]) {
    const payload = { name, email: `${name}@mail.example`, subject: "Fees", message: "What does it cost?" };
    await call({ method: "POST", url: "/backend/api/contact.php", payload });
  }
  await db.updateTable("messages").set({ status: "answered" }).where("name", "=", "Rohan").execute();

  expect(await slice("messages-bulk.php?status=answered&count=1")).toMatchObject({ changed: 1, next: null });
  expect(await db.selectFrom("messages").select("name").execute()).toEqual([{ name: "Tanvi" }]);
});

test("nobody deletes what matches signed out", async () => {
  const { call, names } = await deskWithUniversities(3);

  expect((await call({ method: "DELETE", url: "/backend/admin/universities-bulk.php?count=4" })).statusCode).toBe(401);
  expect(await names()).toHaveLength(4);
});
