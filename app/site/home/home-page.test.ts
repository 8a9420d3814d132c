import { expect, onTestFinished, test } from "vitest";
import { type CategoryKey, programCategoryMenu } from "#app/domain/program/program-categories.ts";
import { loadSamples } from "#db/seed/load-samples.ts";
import { testApp } from "#test/app.ts";
import { expectLog } from "#test/expect-log.ts";
import { addUniversity } from "#test/factories/factories.ts";
import { visibleText } from "#test/reading/visible-text.ts";
import { coursesAddress } from "./programs/category-courses.ts";

async function sampleSite() {
  const site = await testApp();
  // Samples are loaded into an empty database only.
  await site.db.deleteFrom("settings").execute();
  await loadSamples(site.db);
  return site;
}

test("a programme about which staff have written nothing shows the default texts", async () => {
  const { call, signIn } = await testApp();
  const payload = { title: "Online Ph.D.", badge: "Dr Title", duration: "3 Years" };
  const url = "/backend/admin/programs.php";
  const created = await call({ method: "POST", url, token: await signIn(), payload });
  expect(created.statusCode).toBe(201);

  const { body } = await call({ method: "GET", url: "/?program=online-ph-d" });

  expect(body).toContain("Ask a counsellor what each semester covers and how it is examined.");
  expect(body).toContain("It differs from university to university.");
  expect(body).toContain("On request");
  expect(body).toContain("Free counselling before you apply");
  expect(body).toContain("Ask a counsellor which universities offer it this year.");
});

test("no list of the home page is told that has nothing to tell", async () => {
  const { call } = await sampleSite();

  const { body } = await call({ method: "GET", url: "/" });

  const lists = [...body.matchAll(/<ul(?![^>]*aria-hidden)[^>]*>(.*?)<\/ul>/gs)].map(([, inside]) => inside!);
  expect(lists.length).toBeGreaterThan(5);
  expect(lists.filter((inside) => visibleText(inside).trim() === "")).toEqual([]);
});

test("what a new course or FAQ leaves out has the specification's default", async () => {
  const { call, db, signIn } = await testApp();
  const token = await signIn();
  const university_id = await addUniversity(db);
  const post = async (file: string, payload: object) =>
    (await call({ method: "POST", url: `/backend/admin/${file}.php`, token, payload })).json<{ data: object }>().data;

  expect(await post("courses", { title: "Online MBA", description: "Evenings.", university_id })).toMatchObject({
    icon: "GraduationCap",
    is_featured: 0,
  });
  expect(await post("faqs", { question: "Is it online?", answer: "Yes." })).toMatchObject({ category: "General" });
});

test("a programme's details stand in the specification's order", async () => {
  const { call } = await sampleSite();

  const { body } = await call({ method: "GET", url: "/?program=online-mba" });

  expect([...body.matchAll(/<h4>(.*?)<\/h4>/g)].map(([, title]) => title)).toEqual([
    "Course Overview",
    "Eligibility",
    "Program Fees",
    "Key Features",
    "Universities Offering This Course",
  ]);
});

test("a university's details say as its own page does how long its courses take", async () => {
  const { call, db } = await sampleSite();
  const lengthIn = async (url: string) =>
    /<dt>Duration<\/dt><dd[^>]*>(.*?)<\/dd>/.exec((await call({ method: "GET", url })).body)?.[1];

  for (const { slug } of await db.selectFrom("universities").select("slug").execute())
    expect([slug, await lengthIn(`/?university=${slug}`)]).toEqual([slug, await lengthIn(`/universities/${slug}`)]);
  expect(await lengthIn("/?university=sahyadri-open-university")).toBe("1 Year to 3 Years");
});

test("a category lists the matching courses of the catalogue, without scripts, and leads to all of them", async () => {
  const { call } = await sampleSite();
  const sheetOf = async (category: string) => {
    const { body } = await call({ method: "GET", url: `/?category=${category}` });
    return body.slice(body.indexOf('<div class="sheet">'), body.indexOf('id="courses-title"'));
  };
  const coursesIn = (sheet: string) =>
    [...sheet.matchAll(/href="(\/courses\/[\w-]+)"[^>]*>([^<]*)/g)].map(([, , title]) => title);

  const law = await sheetOf("law");
  expect(coursesIn(law)).toEqual(["LL.M. Blended"]);
  expect(visibleText(law)).toContain("LL.M. Blended Doon Foothills University, Dehradun 1 Year ₹1,40,000");
  const ug = await sheetOf("ug");
  expect(coursesIn(ug)).toHaveLength(12);
  expect(ug).toContain('href="/UG"');
  expect(ug).not.toContain("Online MA");
  const pg = await sheetOf("pg");
  expect(coursesIn(pg)).toHaveLength(12);
  expect(pg).toContain('href="/PG"');
  expect(coursesIn(await sheetOf("advanced-diploma"))).toEqual([
    "B.Tech for Diploma Holders",
    "B.Tech for Diploma Holders",
  ]);
  expect(visibleText(await sheetOf("skilling"))).toContain("Nothing of this kind in the catalogue yet.");
});

test("the sections' titles and subtitles are the specification's", async () => {
  const { call } = await sampleSite();

  const text = visibleText((await call({ method: "GET", url: "/" })).body);

  for (const words of [
    "Most Popular University Programs",
    "See More Universities",
    "Featured Courses Explore our wide range of specialized courses designed for your success",
    "View All Courses",
    "Accreditations & Affiliations",
    "Frequently Asked Questions Find answers to common questions about our services and process",
    "Schedule a Free Consultation",
  ]) {
    expect(text).toContain(words);
  }
});

test("a featured course says what a year costs, and who does not know a programme is led to the finder", async () => {
  const { call } = await sampleSite();

  const { body } = await call({ method: "GET", url: "/" });

  const [, featured] = /id="courses"(.*?)<\/section>/s.exec(body)!;
  expect(visibleText(featured!)).toContain("Online MBA ₹84,000 a year, 2 Years, 80 Specializations");
  expect(/id="programs-title".*?<a href="(.*?)">/s.exec(body)![1]).toBe("/find");
});

test("what the specification has no sentence for fails as data, courses with the reason", async () => {
  const { call, db } = await sampleSite();
  const hidden = ["stat_items", "programs", "courses"] as const;
  hidden.forEach(expectLog);
  for (const table of hidden) await db.schema.alterTable(table).renameTo(`${table}_away`).execute();
  onTestFinished(async () => {
    for (const table of hidden) await db.schema.alterTable(`${table}_away`).renameTo(table).execute();
  });

  const { body } = await call({ method: "GET", url: "/" });

  expect([...body.matchAll(/<p class="failed" role="alert">(.*?)<\/p>/g)].map(([, sentence]) => sentence)).toEqual([
    "Failed to fetch data",
    "Failed to fetch data",
    "Failed to fetch courses: the list could not be read. Please try again in a minute.",
  ]);
});

test("a category tells as many courses as the list holds to which it leads, those that a later rule bars among them", async () => {
  const { call, db } = await sampleSite();
  await db.updateTable("courses").set({ barred_from: "2026-01-01" }).where("field", "=", "law").execute();
  const read = async (url: string) => visibleText((await call({ method: "GET", url })).body);
  const countOn = (list: string) => /(?:Showing \d+–\d+ of )?\b(\d+) courses?\b/.exec(list)?.[1];
  const counted = async (key: CategoryKey) => {
    const told = /: (?:\d+ programmes?, )?(\d+) courses?\b/.exec(await read(`/?category=${key}`))?.[1];
    // Of what there is none nothing is said, and nothing leads anywhere.
    return told === undefined ? null : [told, countOn(await read(coursesAddress(key)))];
  };

  const counts = await Promise.all(programCategoryMenu.map(({ key }) => counted(key)));

  expect(counts.filter((count) => count !== null).length).toBeGreaterThan(4);
  for (const count of counts) expect(count?.[0]).toBe(count?.[1]);
  expect(await read("/?category=law")).toContain("Barred by a rule");
});
