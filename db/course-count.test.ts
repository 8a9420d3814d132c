import { expect, test } from "vitest";
import { addCourse, addUniversity } from "#test/factories/factories.ts";
import { freshDatabase } from "#test/servers/fresh-database.ts";

test("how many courses a university has is counted as courses come, move and go", async () => {
  const { db } = await freshDatabase();
  const [hill, lake] = [await addUniversity(db, { name: "Hill" }), await addUniversity(db, { name: "Lake" })];
  const counts = async () => {
    const rows = await db.selectFrom("universities").select(["id", "course_count"]).execute();
    const told = new Map(rows.map(({ id, course_count }) => [id, course_count]));
    return [told.get(hill), told.get(lake)];
  };
  const first = await addCourse(db, hill, { title: "One", slug: "one" });
  await addCourse(db, hill, { title: "Two", slug: "two" });
  expect(await counts()).toEqual([2, 0]);

  await db.updateTable("courses").set({ university_id: lake }).where("id", "=", first).execute();
  expect(await counts()).toEqual([1, 1]);
  await db.updateTable("courses").set({ title: "Other" }).where("id", "=", first).execute();
  await db.deleteFrom("courses").where("university_id", "=", hill).execute();
  expect(await counts()).toEqual([0, 1]);
});
