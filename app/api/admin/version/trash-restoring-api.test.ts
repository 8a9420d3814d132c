import { expect, test } from "vitest";
import type { SliceOutcome } from "#app/domain/list/slice-schema.ts";
import type { TrashedRecord } from "#app/domain/version/version-schema.ts";
import { addUser, testApp } from "#test/app.ts";
import { addCourse, addUniversity } from "#test/factories/factories.ts";
import { turnsDuring } from "#test/turns-during.ts";
import { addFaq } from "#test/factories/publication-factories.ts";
import { sendLeads } from "#test/factories/lead-factories.ts";

async function desk() {
  const testing = await testApp();
  const token = await testing.signIn();
  const ask = async (method: "GET" | "POST" | "PUT" | "DELETE", path: string, payload?: object, by = token) => {
    const response = await testing.call({
      method,
      url: `/backend/admin/${path}`,
      token: by,
      ...(payload && { payload }),
    });
    return { status: response.statusCode, ...response.json<{ data: SliceOutcome; message?: string }>() };
  };
  const trash = async () => (await ask("GET", "trash.php")).data as unknown as TrashedRecord[];
  const courses = async () => (await ask("GET", "courses.php")).data as unknown as { id: number }[];
  return { ...testing, ask, trash, courses };
}

test("whoever deletes all that match is told where they wait, and takes it back in one call", async () => {
  const testing = await desk();
  const { db, ask, trash, courses } = testing;
  const university = await addUniversity(db);
  for (const title of ["Online MCA", "Online MBA"]) await addCourse(db, university, { title });
  await sendLeads(testing, { name: "Asha" }, { name: "Ravi" });

  const deleted = [await ask("DELETE", "courses-bulk.php?count=2"), await ask("DELETE", "leads-bulk.php?count=2")];
  const ids = deleted.flatMap(({ data }) => data.trash_ids!);

  expect(new Set(ids)).toEqual(new Set((await trash()).map(({ id }) => id)));
  expect([await courses(), ids.length]).toEqual([[], 4]);
  const undone = await ask("PUT", "trash-bulk.php", { ids });
  expect(undone).toMatchObject({ status: 200, message: "Restored", data: { changed: 4, kept: [] } });
  expect([(await courses()).length, await trash()]).toEqual([2, []]);
  expect((await ask("PUT", "trash-bulk.php", { ids })).data).toEqual({ changed: 0, kept: [] });
});

test("all that match come back slice by slice, what one needs before it, and what cannot is named", async () => {
  const { db, ask, trash, courses } = await desk();
  const [one, other] = [await addUniversity(db), await addUniversity(db, { name: "Konkan Shore" })];
  await addCourse(db, one, { title: "Online MCA" });
  await addCourse(db, other, { title: "Online MBA" });
  await ask("DELETE", "courses-bulk.php?count=2");
  await ask("DELETE", "universities-bulk.php?count=2");
  const gone = (await trash()).find(({ name }) => name === "Konkan Shore")!;
  await ask("DELETE", `trash.php?id=${gone.id}`);

  const confirmed = await ask("POST", "trash-bulk.php?count=9");
  const outcome = await ask("POST", "trash-bulk.php?count=3");

  expect([confirmed.status, confirmed.message]).toEqual([409, "By now 3 records match. Confirm that number to go on."]);
  expect(outcome).toMatchObject({
    status: 200,
    data: { changed: 2, done: 3, next: null, kept: [{ name: "Online MBA", why: "Choose a university from the list" }] },
  });
  expect((await courses()).length).toBe(1);
  expect((await trash()).map(({ name }) => name)).toEqual(["Online MBA"]);
});

test("others are answered while many come back", async () => {
  const { db, ask, statements } = await desk();
  for (let place = 1; place <= 5; place += 1) await addFaq(db, { question: `Question ${place}?`, position: place });
  const { data } = await ask("DELETE", "faqs-bulk.php?count=5");
  statements.length = 0;

  const seen = await turnsDuring(ask("PUT", "trash-bulk.php", { ids: data.trash_ids }), () => restoredIn(statements));

  expect(seen).toEqual(expect.arrayContaining([1, 2, 3, 4]));
});

const restoredIn = (statements: string[]) => statements.filter((text) => text.startsWith('insert into "faqs"')).length;

test("nobody brings back what they do not meet in the trash, and the signed-out nothing", async () => {
  const testing = await desk();
  const { db, call, ask, trash, signIn } = testing;
  await sendLeads(testing, { name: "Asha" });
  const { data } = await ask("DELETE", "leads-bulk.php?count=1");
  await addUser(db, "sana", "editor");
  const sana = await signIn("sana");

  const refused = await ask("PUT", "trash-bulk.php", { ids: data.trash_ids }, sana);
  const all = await ask("POST", "trash-bulk.php?count=1", undefined, sana);
  const empty = await ask("PUT", "trash-bulk.php", { ids: [] });

  expect([refused.data.changed, all.status, empty.status]).toEqual([0, 409, 422]);
  for (const method of ["PUT", "POST"] as const)
    expect((await call({ method, url: "/backend/admin/trash-bulk.php?count=1", payload: {} })).statusCode).toBe(401);
  expect(await trash()).toHaveLength(1);
});
