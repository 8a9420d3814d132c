import { sql } from "kysely";
import { expect, test } from "vitest";
import { testApp } from "#test/app.ts";
import { addCourse } from "#test/factories/factories.ts";
import { addManyCourses } from "#test/factories/many-courses.ts";

/** More than are looked at before the index is asked for all hits, on either engine. */
const COURSES = 18_000;
const words = sql`case i % 3 when 0 then 'Ceramics' else 'Metallurgy' end || case when i % 250 = 0 then ' Weaving' else '' end
  || case when i > ${sql.lit(COURSES - 60)} then ' Astronomy' else '' end`;

test("of very many courses a search finds the first in their order, wherever they stand, and counts them to 1,000; the panel's goes by title", async () => {
  const { call, db, signIn } = await testApp();
  await addManyCourses(db, COURSES, words);
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

  // Nearly all that hold the words begin so, behind thousands of others; some hold them elsewhere.
  const others = ["An introduction to metallurgy", "Weaving for Metallurgy", "Zinc: metallurgy"];
  const { university_id } = await db.selectFrom("courses").select("university_id").executeTakeFirstOrThrow();
  for (const title of others) await addCourse(db, university_id, { title, slug: title.replaceAll(/\W+/g, "-") });
  const titles = [...inOrder.map(({ title }) => title), ...others].filter((title) => /metallurgy/i.test(title));
  const byTitle = titles.map((title) => title.toLowerCase()).toSorted();
  const token = await signIn();
  const listed = async (choice: string) => {
    const answer = await call({ method: "GET", url: `/backend/admin/courses.php?limit=50&${choice}`, token });
    const { data, meta } = answer.json<{ data: { title: string }[]; meta: { total: number; is_more?: 1 } }>();
    return { titles: data.map(({ title }) => title.toLowerCase()), total: meta.total, isMore: meta.is_more };
  };
  const many = { total: 10_000, isMore: 1 };
  for (const type of ["", "&type=PG"]) {
    const start = { titles: byTitle.slice(0, 50), ...many };
    expect(await listed(`page=1&q=metallurgy&sort=title${type}`)).toEqual(start);
    const end = { titles: byTitle.toReversed().slice(50, 100), ...many };
    expect(await listed(`page=2&q=metallurgy&sort=-title${type}`)).toEqual(end);
  }
  const woven = byTitle.filter((title) => title.includes("weaving"));
  expect(await listed("page=1&q=metallurgy+weaving&sort=title")).toEqual({
    titles: woven.slice(0, 50),
    total: woven.length,
  });
});
