import { sql } from "kysely";
import { expect, test } from "vitest";
import { testApp } from "#test/app.ts";
import { addCourse, addUniversity } from "#test/factories/factories.ts";

const COURSES = 7700;
/** One of the four to seven seconds that all take on PostgreSQL, of the fifteen that a statement may: busy machines are slower. */
const COURSES_AT_ONCE = 1100;

test("of words that nothing holds together the rarest goes where more than 1,000 courses hold the others", async () => {
  const { call, db } = await testApp();
  const university = await addUniversity(db, { name: "Hill University" });
  const id = await addCourse(db, university, { title: "Course", slug: "course", description: "Evenings." });
  const { id: _, ...row } = await db.selectFrom("courses").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
  // Each two of the three stand together in 1,100 courses; botany nowhere else.
  const words = sql`case i % 7 when 0 then 'Pottery Weaving' when 1 then 'Weaving Botany' when 2 then 'Botany Pottery'
    when 3 then 'Pottery' when 4 then 'Weaving' when 5 then 'Weaving' else 'Pottery' end || ' ' || i`;
  const own = { slug: sql`'course-' || i`, title: words, position: sql`i`, search_text: sql`lower(${words})` };
  const columns = Object.keys(row);
  const values = columns.map((column) => own[column as keyof typeof own] ?? sql.ref(`courses.${column}`));
  for (let first = 1; first <= COURSES; first += COURSES_AT_ONCE) {
    const last = first + COURSES_AT_ONCE - 1;
    await sql`
      insert into courses (${sql.join(columns.map((column) => sql.ref(column)))})
      with recursive number(i) as (select ${sql.lit(first)} union all select i + 1 from number where i < ${sql.lit(last)})
      select ${sql.join(values)} from number cross join courses where courses.id = ${id}`.execute(db);
  }
  const shown = async (q: string) =>
    (await call({ method: "GET", url: `/search?q=${q}` })).body.replaceAll("<!-- -->", "");

  expect(await shown("pottery+weaving+botany")).toContain("Without “botany”: 1,000+ results");
  expect(await shown("weaving+botany+pottery")).toContain("Without “botany”: 1,000+ results");
  // What nothing holds is the rarest.
  expect(await shown("zeppelin+botany+pottery")).toContain("Without “zeppelin”: 1,000+ results");
});
