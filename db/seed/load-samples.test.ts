import { expect, test } from "vitest";
import type { Program } from "#app/domain/program/program-schema.ts";
import { firstRupeesADollar } from "#db/seed/field-rules.ts";
import { totalOf } from "#app/domain/course/fees/fee-calendar.ts";
import { findCourseBySlug } from "#app/domain/course/courses.server.ts";
import { fitOf } from "#app/domain/fit/fit.ts";
import { percentsApart } from "#app/domain/course/words/unruled-percents.ts";
import { intakeStatusOf } from "#app/domain/course/entitlement/intakes.ts";
import { barredReason } from "#app/domain/field-rule/barred-reason.ts";
import { listFieldRules } from "#app/domain/field-rule/field-rules.server.ts";
import { dayInIndia } from "#app/lib/time/india-day.ts";
import { sampleIntakes } from "#db/seed/course-facts.ts";
import { loadFieldRules } from "#db/seed/field-rules.ts";
import { loadSamples } from "#db/seed/load-samples.ts";
import { freshDatabase } from "#test/servers/fresh-database.ts";
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

test("a category of the explorer holds what its name says: no master’s after the 12th, no MBA among the laws", async () => {
  const { db } = await freshDatabase();
  await loadSamples(db);
  const programs = await db.selectFrom("programs").select(["title", "categories"]).orderBy("position").execute();
  const titlesIn = (category: (typeof programs)[number]["categories"][number]) =>
    programs.filter(({ categories }) => categories.includes(category)).map(({ title }) => title);
  for (const schoolLeavers of ["ug", "advanced-diploma", "skilling", "law"] as const) {
    expect(titlesIn(schoolLeavers).filter((title) => /\bM[A-Z.]|Master|MS /.test(title))).toEqual([]);
  }
  expect(titlesIn("doctorate")).toEqual(["Online MBA & Doctorate", "Online M.Ed & Ed.D"]);
  expect(titlesIn("study-abroad")).toEqual(["Online Global MBA", "MS Degree Online", "Online Global MCA"]);
});

test("money is one truth: a programme's range holds its courses' fees, a university's fees are those of its courses", async () => {
  const { db } = await freshDatabase();
  await loadSamples(db);
  const courses = await db.selectFrom("courses").selectAll().execute();
  for (const { title, fees_from_paise, fees_to_paise } of await db.selectFrom("programs").selectAll().execute()) {
    for (const { fee_paise } of courses.filter((course) => course.title === title)) {
      expect(fee_paise, title).toBeGreaterThanOrEqual(fees_from_paise!);
      expect(fee_paise, title).toBeLessThanOrEqual(fees_to_paise!);
    }
  }
  for (const { id, name, fees_paise } of await db.selectFrom("universities").selectAll().execute()) {
    const fees = courses.filter(({ university_id }) => university_id === id).map(({ fee_paise }) => fee_paise!);
    if (fees.length > 0) expect(fees_paise, name).toBe(Math.min(...fees));
  }
  for (const { title, fee_paise, tuition_fee_cents } of courses) {
    expect(Math.abs(fee_paise! - tuition_fee_cents * firstRupeesADollar), title).toBeLessThan(firstRupeesADollar);
  }
});

test("every sample course says when it begins, what is paid when, whom it admits and who recognises it", async () => {
  const { db } = await freshDatabase();
  await loadSamples(db);
  for (const course of await db.selectFrom("courses").selectAll().execute()) {
    const { title, fee_items, duration, fee_paise } = course;
    expect(totalOf(fee_items, duration), title).toBe(fee_paise);
    expect(
      fee_items.every(({ amount_paise }) => amount_paise > 0),
      title,
    ).toBe(true);
    expect(percentsApart(course), title).toBe("");
    expect([course.intakes.length > 0, course.approvals.length > 0, course.eligibility?.level], title).toEqual([
      true,
      true,
      expect.any(String),
    ]);
  }
});

test("a sample that asks for physics and mathematics is open to who had both, and not to who had one", async () => {
  const { db, call } = await testApp();
  await db.deleteFrom("settings").execute();
  await loadSamples(db);
  const { slug } = await db
    .selectFrom("courses")
    .select("slug")
    .where("requirements", "like", "%physics and mathematics%")
    .executeTakeFirstOrThrow();
  const { body } = await call({ method: "GET", url: `/courses/${slug}` });
  expect(body).toContain("12th, in Physics and Mathematics");
  const { eligibility } = (await findCourseBySlug(db, slug))!;
  const course = { eligibility, yearly_fee_rupees: null, study_mode: "campus", languages: [] } as const;
  const somebody = { degree: "12th", percent: 80, isReserved: false, workYears: 0, age: null } as const;
  const verdictOf = (...subjects: string[]) =>
    fitOf(course, { ...somebody, subjects, budget: null, place: null, language: null }).verdict;

  expect([verdictOf("PCM"), verdictOf("Maths", "Physics")]).toEqual(["eligible", "eligible"]);
  expect([verdictOf("Maths"), verdictOf("Physics")]).toEqual(["not-eligible", "not-eligible"]);
});

test("each article has an author, and one shows a table and a pull quote", async () => {
  const { db } = await freshDatabase();
  await loadSamples(db);
  const articles = await db.selectFrom("articles").select(["author_id", "body"]).execute();
  expect(articles.filter(({ author_id }) => author_id === null)).toEqual([]);
  expect(articles.some(({ body }) => body.includes("<table>") && body.includes("<blockquote>"))).toBe(true);
});

test("there are at least 60 courses; each of the first 24 has a picture of its own, which the others share", async () => {
  const { db } = await freshDatabase();
  await loadSamples(db);
  const courses = await db.selectFrom("courses").select(["image", "image_alt"]).orderBy("position").execute();
  expect(courses.length).toBeGreaterThanOrEqual(60);
  const pictures = (rows: typeof courses) => new Set(rows.map(({ image, image_alt }) => `${image} ${image_alt}`));
  expect(pictures(courses.slice(0, 24)).size).toBe(24);
  expect(pictures(courses).size).toBe(24);
});

test("no sample course teaches what is barred in its mode", async () => {
  const { db } = await freshDatabase();
  await loadSamples(db);
  await loadFieldRules(db);
  const rules = await listFieldRules(db, "barred");
  for (const course of await db.selectFrom("courses").selectAll().execute())
    expect(barredReason(rules, course, dayInIndia()), course.title).toBeNull();
});

test("on any day of the year the first session of a sample still admits, and the last has closed", () => {
  for (const day of [
    "2026-01-01",
    "2026-02-15",
    "2026-02-16",
    "2026-05-03",
    "2026-09-30",
    "2026-10-01",
    "2027-12-31",
  ]) {
    for (const isByYear of [true, false]) {
      const intakes = sampleIntakes(day, isByYear);
      const states = intakes.map((intake) => intakeStatusOf(intake, intakes, day));
      expect([states[0], states.at(-1)], day).toEqual([expect.stringMatching(/open|upcoming/), "closed"]);
    }
  }
  expect(sampleIntakes("2026-11-23", false).map(({ session }) => session)).toEqual([
    "January 2027",
    "July 2027",
    "July 2026",
  ]);
});

test("a database that has content is left alone", async () => {
  const { db } = await freshDatabase();
  expect(await loadSamples(db)).toBe(true);
  expect(await loadSamples(db)).toBe(false);
  expect(await db.selectFrom("programs").selectAll().execute()).toHaveLength(18);
});
