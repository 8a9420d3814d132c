import { expect, test } from "vitest";
import { loadFieldRules } from "#db/seed/field-rules.ts";
import { testApp } from "#test/app.ts";
import { addCourse, addUniversity } from "#test/factories/factories.ts";
import { visibleText } from "#test/reading/visible-text.ts";

async function siteWithCourses() {
  const app = await testApp();
  const university = await addUniversity(app.db);
  await addCourse(app.db, university, { slug: "evening-mba", title: "MBA", fees_checked_on: "2026-11-12" });
  await addCourse(app.db, university, {
    slug: "ma",
    title: "MA",
    fee_paise: null,
    yearly_fee_paise: null,
    position: 2,
  });
  const ask = async (query = "bits=0&group=0") => {
    const answer = await app.call({ method: "GET", url: `/family-sheet/courses?${query}` });
    return { status: answer.statusCode, body: answer.body, words: visibleText(answer.body), headers: answer.headers };
  };
  return { ...app, ask };
}

test("the page of the sheet is the same for everybody and says why it needs scripts", async () => {
  const { call } = await siteWithCourses();

  const { body } = await call({ method: "GET", url: "/family-sheet" });

  expect(body).toContain('<meta name="robots" content="noindex, follow"/>');
  expect(body).toMatch(/<noscript>.*takes JavaScript.*<\/noscript>/);
});

test("of each course of a group there are amounts in figures and in words, what is not known, and the day of the fees", async () => {
  const { ask } = await siteWithCourses();

  const { status, words, body, headers } = await ask();

  expect(status).toBe(200);
  expect(headers["x-robots-tag"]).toBe("noindex");
  expect(words).toContain("MBA Sahyadri Open University ₹84,000 Eighty-four thousand rupees");
  expect(words).toContain("₹1,68,000 One lakh sixty-eight thousand rupees");
  expect(words).toContain("MA Sahyadri Open University Not known, ask Not known, ask");
  expect(body).toContain('data-slug="evening-mba" data-checked="on 12 November 2026"');
  expect(body).toContain('data-slug="ma" data-checked="not yet"');
});

test("a family reads in which language a course is taught, and when its classes are", async () => {
  const { call, ask, db } = await siteWithCourses();
  const facts = { languages: ["English", "Marathi"], classes: "Saturday and Sunday, 10 am to 1 pm" };
  await addCourse(db, 1, { slug: "weekend", title: "Weekend", position: 3, ...facts });

  expect(visibleText((await call({ method: "GET", url: "/family-sheet" })).body)).toMatch(
    /Mode of study Classes Taught in/,
  );
  expect((await ask()).words).toContain("Online Saturday and Sunday, 10 am to 1 pm English and Marathi");
});

test("of what comes back a family reads what the university may keep of it, too", async () => {
  const { ask, db } = await siteWithCourses();
  await loadFieldRules(db);
  const days = { opens: "2024-10-05", last_date: "2024-10-31", starts: null };
  const intakes = [{ ...days, session: "October 2024", seats: null }];
  await addCourse(db, 1, { slug: "late", title: "Late", position: 3, intakes });

  expect((await ask()).words).toContain("100%, less ₹1,000 until 31 October 2024 nothing after 30 November 2024");
});

test("a sheet that leaves the site names who is paid, and asks a group of courses alone", async () => {
  const { call, ask } = await siteWithCourses();

  const words = visibleText((await call({ method: "GET", url: "/family-sheet" })).body);

  expect(words).toContain("Does it pay Disha?");
  expect(words).not.toContain("pay us");
  expect(words).toContain("Disha, +91 20 5550 0142, advises and does not admit");
  expect((await ask("of=evening-mba")).status).toBe(400);
});
