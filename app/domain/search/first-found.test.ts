import { sql } from "kysely";
import { expect, test } from "vitest";
import type { Database } from "#db/database.ts";
import { testApp } from "#test/app.ts";
import { addCourse, addUniversity } from "#test/factories.ts";

/** More than are looked at before the index is asked for all hits, on either engine. */
const COURSES = 18_000;

test("of very many courses a search finds the first in their order, wherever they stand, and counts them to 1,000", async () => {
  const { call, db } = await testApp();
  await addManyCourses(db);
  // The last courses are moved to the beginning, and a rare one to the end.
  await sql`update courses set position = -id where id % 4000 = 7`.execute(db);
  const inOrder = await db.selectFrom("courses").select("title").orderBy("position").orderBy("id").execute();

  const found = async (q: string) => {
    const { data } = (await call({ method: "GET", url: `/backend/api/search.php?q=${q}` })).json<{
      data: { title: string }[];
    }>();
    return data.map(({ title }) => title);
  };
  const first = (holds: RegExp) =>
    inOrder
      .map(({ title }) => title)
      .filter((title) => holds.test(title))
      .slice(0, 50);

  // Each third, every 250th, the last 60, and those that begin so.
  expect(await found("ceramics")).toEqual(first(/Ceramics/));
  expect(await found("weaving")).toEqual(first(/Weaving/));
  expect(await found("astronomy")).toEqual(first(/Astronomy/));
  expect(await found("weaving+ceramics")).toEqual(first(/Ceramics.*Weaving/));
  expect(await found("ast")).toEqual(first(/Astronomy/));
  expect(await found("cer+wea")).toEqual(first(/Ceramics.*Weaving/));
  expect(await found("metallurgy+weav")).toEqual(first(/Metallurgy.*Weaving/));

  const shown = async (q: string) => (await call({ method: "GET", url: `/search?q=${q}` })).body;
  expect(await shown("ceramics")).toContain("1,000+");
  expect(await shown("weaving")).toMatch(/The first 50 of (<!-- -->)?72/);
});

async function addManyCourses(db: Database) {
  const university = await addUniversity(db, { name: "Hill University" });
  const id = await addCourse(db, university, { title: "Course", slug: "course", description: "Evenings." });
  const { id: _, ...row } = await db.selectFrom("courses").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
  const words = sql`case i % 3 when 0 then 'Ceramics' else 'Metallurgy' end || case when i % 250 = 0 then ' Weaving' else '' end
    || case when i > ${sql.lit(COURSES - 60)} then ' Astronomy' else '' end`;
  const own = { slug: sql`'course-' || i`, title: sql`${words} || ' ' || i`, position: sql`i` };
  const columns = Object.keys(row);
  const values = columns.map((column) => own[column as keyof typeof own] ?? sql.ref(`courses.${column}`));
  // A statement may take 15 s.
  for (const [first, last] of [[1, COURSES / 2] as const, [COURSES / 2 + 1, COURSES] as const])
    await sql`
      insert into courses (${sql.join(columns.map((column) => sql.ref(column)))})
      with recursive number(i) as (select ${sql.lit(first)} union all select i + 1 from number where i < ${sql.lit(last)})
      select ${sql.join(values)} from number cross join courses where courses.id = ${id}`.execute(db);
}
