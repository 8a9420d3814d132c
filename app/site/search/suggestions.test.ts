import { expect, test } from "vitest";
import { testApp } from "#test/app.ts";
import { addCourse, addUniversity } from "#test/factories/factories.ts";
import { addArticle, addFaq } from "#test/factories/publication-factories.ts";
import { stopJobs } from "#test/stop-clock.ts";

async function filledSite() {
  const { call, db, statements } = await testApp();
  const university = await addUniversity(db, { name: "Sahyadri Open University" });
  for (const place of [1, 2, 3, 4]) await addCourse(db, university, { title: `Glassblowing ${place}` });
  await addArticle(db, { title: "Glass and what it becomes", slug: "glass" });
  await addFaq(db, { question: "Is glassblowing taught online?", answer: "No." });
  const suggest = async (q: string) => call({ method: "GET", url: `/search/suggestions?q=${encodeURIComponent(q)}` });
  return { suggest, statements };
}

const titlesIn = (html: string) =>
  [...html.matchAll(/role="option".*?<span>(.*?)<\/span>(?:<small>|<\/a>)/g)].map(([, title]) =>
    title!.replaceAll(/<small>.*|<[^>]+>/g, ""),
  );

test("whoever begins a word is shown what may be meant, of every kind a few, each leading to its page", async () => {
  const { suggest } = await filledSite();

  const { body, headers, statusCode } = await suggest("glassbl");

  expect(statusCode).toBe(200);
  expect(headers).toMatchObject({ "content-type": "text/html; charset=utf-8", "x-robots-tag": "noindex" });
  expect(titlesIn(body)).toEqual([
    "Glassblowing 1",
    "Glassblowing 2",
    "Glassblowing 3",
    "Is glassblowing taught online?",
    "All that is found for “glassbl”",
  ]);
  expect(body).toContain("<mark>Glassbl</mark>owing");
  expect(body).toContain("<small>Sahyadri Open University, Pune, Maharashtra</small>");
  expect(body).toMatch(/<a role="option"[^>]* href="\/contact#faq-\d+">/);
});

test("a slip of the fingers is told beside what was meant", async () => {
  const { suggest } = await filledSite();

  const { body } = await suggest("glasblowing");

  expect(body).toContain("Nothing here says “glasblowing”. Showing <b>glassblowing</b>.");
  expect(titlesIn(body)).toContain("Glassblowing 1");
});

test("nothing found, nothing typed or a single letter is an empty answer, and a letter asks the database nothing", async () => {
  stopJobs();
  const { suggest, statements } = await filledSite();

  expect((await suggest("zzzqqq")).body).toBe("");
  statements.length = 0;
  for (const q of ["", " ", "g"]) expect((await suggest(q)).body).toBe("");
  expect(statements).toEqual([]);
});

test("what is typed is text, never HTML", async () => {
  const { suggest } = await filledSite();

  const { body } = await suggest("glass <img>");

  expect(body).not.toContain("<img");
});
