import { expect, test } from "vitest";
import type { Program } from "#app/domain/program/program-schema.ts";
import { loadSamples } from "#db/seed/load-samples.ts";
import { freshDatabase } from "#test/fresh-database.ts";
import { testApp } from "#test/app.ts";

test("the samples hold what the specification names: 18 programmes, 20 universities, open to all", async () => {
  const { call, db } = await testApp();
  await db.deleteFrom("settings").execute();
  expect(await loadSamples(db)).toBe(true);

  const listOf = async <Row>(file: string) =>
    (await call({ method: "GET", url: `/backend/api/${file}.php` })).json<{ data: Row[] }>().data;
  const programs = await listOf<Program>("programs");
  expect(programs.map(({ title }) => title)).toEqual([
    "Online MBA",
    "Executive MBA for Working Professionals",
    "Online MBA & Doctorate",
    "Online M.Ed & Ed.D",
    "Online Global MBA",
    "1 Year MBA Online",
    "Dual MBA Online",
    "Online MCA",
    "Online MBA after Diploma",
    "M.Tech",
    "Online Master of Education",
    "Online MA",
    "Online Master of Design",
    "Online M.Com",
    "Online M.Sc",
    "MS Degree Online",
    "Online Global MCA",
    "Distance MBA",
  ]);
  const fact = (title: string) => programs.find((program) => program.title === title);
  expect(fact("Online MBA")).toMatchObject({
    specializations: "80+ Specializations",
    duration: "2 Years",
    fees: "₹1,50,000–₹4,50,000",
    eligibility: expect.stringContaining("Bachelor’s degree with 50%"),
  });
  expect(fact("Executive MBA for Working Professionals")).toMatchObject({
    duration: "12-24 Months",
    badge: "1 Year",
    eligibility: expect.stringMatching(/3 years of work experience/),
  });
  expect(fact("Online MBA & Doctorate")?.duration).toBe("3 Years");
  expect(fact("Online Global MBA")).toMatchObject({ badge: "Trending", duration: "18 Months" });
  expect(fact("Online MCA")?.specializations).toBe("15+ Specializations");
  expect(fact("M.Tech")?.specializations).toBe("25+ Specializations");
  expect(fact("Online Master of Education")?.duration).toBe("14 Months");
  expect(await listOf("universities")).toHaveLength(20);
  expect((await listOf<{ image: string }>("gallery")).length).toBeGreaterThan(12);
});

test("each of the 24 courses has a picture of its own", async () => {
  const { db } = await freshDatabase();
  await loadSamples(db);
  const courses = await db.selectFrom("courses").select(["image", "image_alt"]).execute();
  expect(courses).toHaveLength(24);
  expect(new Set(courses.map(({ image }) => image)).size).toBe(24);
  expect(new Set(courses.map(({ image_alt }) => image_alt)).size).toBe(24);
});

test("a database that has content is left alone", async () => {
  const { db } = await freshDatabase();
  expect(await loadSamples(db)).toBe(true);
  expect(await loadSamples(db)).toBe(false);
  expect(await db.selectFrom("programs").selectAll().execute()).toHaveLength(18);
});
