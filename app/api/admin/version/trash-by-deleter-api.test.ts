import { expect, test } from "vitest";
import { addUser, testApp } from "#test/app.ts";
import type { TrashedRecord } from "#app/domain/version/version-schema.ts";

const DELETED = 35;

test("the trash goes from deleter to deleter, those of one name together, and the unknown last, page by page", async () => {
  const { db, call, signIn } = await testApp();
  const token = await signIn();
  const [zoya, ...ashas] = [
    await addUser(db, "zoya", "editor"),
    await addUser(db, "asha1", "editor"),
    await addUser(db, "asha2", "editor"),
  ];
  await db.updateTable("users").set({ full_name: "Asha Rao" }).where("id", "in", ashas).execute();
  const deleters = [zoya, ashas[0], null, ashas[1]];
  const rows = Array.from({ length: DELETED }, (_, index) => ({
    record: `faqs ${1000 + index}`,
    list: index % 5 === 0 ? "faqs" : "pages",
    name: `Record ${index}`,
    snapshot: "{}",
    actor_id: deleters[index % 4]!,
    deleted_at: "2026-11-01T00:00:00.000Z",
    search_text: "",
  }));
  await db.insertInto("trash").values(rows).execute();

  const ask = async (query: string) => {
    const { data } = (await call({ url: `/backend/admin/trash.php?${query}`, token })).json<{
      data: TrashedRecord[];
    }>();
    return data.map(({ id, actor }) => `${actor} ${id}`);
  };
  for (const filter of ["", "&kind=faqs"])
    for (const sort of ["by", "-by"]) {
      const all = await ask(`sort=${sort}${filter}`);
      const paged = await Promise.all([1, 2, 3, 4, 5].map((page) => ask(`sort=${sort}${filter}&limit=8&page=${page}`)));
      expect(paged.flat()).toEqual(all);
    }
  const actors = (await ask("sort=-by")).map((one) => one.replace(/ \d+$/, ""));
  expect([...new Set(actors)]).toEqual(["zoya", "Asha Rao", "null"]);
});
