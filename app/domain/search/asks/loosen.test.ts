import { sql } from "kysely";
import { expect, test } from "vitest";
import { testApp } from "#test/app.ts";
import { addManyCourses } from "#test/factories/many-courses.ts";

test("of words that nothing holds together the rarest goes where more than 1,000 courses hold the others", async () => {
  const { call, db } = await testApp();
  // Each two of the three stand together in 1,100 courses; botany nowhere else.
  const words = sql`case i % 7 when 0 then 'Pottery Weaving' when 1 then 'Weaving Botany' when 2 then 'Botany Pottery'
    when 3 then 'Pottery' when 4 then 'Weaving' when 5 then 'Weaving' else 'Pottery' end`;
  await addManyCourses(db, 7700, words);
  const shown = async (q: string) =>
    (await call({ method: "GET", url: `/search?q=${q}` })).body.replaceAll("<!-- -->", "");

  expect(await shown("pottery+weaving+botany")).toContain("Without “botany”: 1,000+ results");
  expect(await shown("weaving+botany+pottery")).toContain("Without “botany”: 1,000+ results");
  // What nothing holds is the rarest.
  expect(await shown("zeppelin+botany+pottery")).toContain("Without “zeppelin”: 1,000+ results");
});
