import { sql } from "kysely";
import { expect, test } from "vitest";
import { isPostgres } from "#db/is-postgres.ts";
import { schemaChange } from "#db/schema-change.ts";
import { testApp } from "#test/app.ts";
import { addCourse, addUniversity } from "#test/factories/factories.ts";
import { sendLeads } from "#test/factories/lead-factories.ts";
import { up } from "./0429-courses-asked-for.ts";

test("enquiries of before know their course where they name it with its university, or its page does", async () => {
  const testing = await testApp({ mostFormPosts: 1000 });
  const { db } = testing;
  const valley = await addUniversity(db, { name: "Bhogdoi Valley University", slug: "bhogdoi-valley" });
  const commerce = await addCourse(db, valley, { title: "B.Com: Honours", slug: "b-com" });
  for (const slug of ["llm-day", "llm-evening"]) await addCourse(db, valley, { title: "LL.M.", slug });
  const asked = [
    ["B.Com: Honours at Bhogdoi Valley University", "/guidance", commerce],
    ["b.com: honours at bhogdoi valley university: how long it takes", "/compare", commerce],
    ["B.Com: Honours", "/courses/b-com", commerce],
    ["B.Com: Honours", "/courses", null],
    ["LL.M. at Bhogdoi Valley University", "/compare", null],
    ["LL.M. at Bhogdoi Valley University", "/courses/llm-evening", commerce + 2],
    ["Not sure yet", "/courses/b-com", null],
  ] as const;
  await sendLeads(testing, ...asked.map(([course], place) => ({ name: `Asha ${place}`, course })));
  for (const [place, [, source_page]] of asked.entries())
    await db.updateTable("leads").set({ source_page }).where("name", "=", `Asha ${place}`).execute();
  for (const index of ["leads__asked", "leads__written", "leads__figures"])
    await sql`drop index ${sql.ref(index)}`.execute(db);
  await sql`alter table leads drop column course_id`.execute(db);
  await sql`create index leads__figures on leads (created_at)`.execute(db);

  await up(schemaChange(db, isPostgres(db) ? "postgres" : "sqlite"));

  const known = await db.selectFrom("leads").select("course_id").orderBy("id").execute();
  expect(known.map(({ course_id }) => course_id)).toEqual(asked.map(([, , id]) => id));
});
