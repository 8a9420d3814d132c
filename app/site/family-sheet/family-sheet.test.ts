import { expect, test } from "vitest";
import { testApp } from "#test/app.ts";
import { addCourse, addUniversity } from "#test/factories.ts";
import { visibleText } from "#test/visible-text.ts";

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
  const ask = async (...slugs: string[]) => {
    const query = new URLSearchParams(slugs.map((slug) => ["of", slug]));
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

test("the sheet has its courses in their order, amounts in figures and in words, and what is not known", async () => {
  const { ask } = await siteWithCourses();

  const { status, words, headers } = await ask("ma", "gone", "evening-mba");

  expect(status).toBe(200);
  expect(headers["x-robots-tag"]).toBe("noindex");
  expect(words).toContain("1 MA Sahyadri Open University 2 MBA Sahyadri Open University");
  expect(words).toContain("A year Not known: ask ₹84,000 Eighty-four thousand rupees");
  expect(words).toContain("Whole course Not known: ask ₹1,68,000 One lakh sixty-eight thousand rupees");
  expect(words).toContain("Fees checked: 1 not yet, 2 on 12 November 2026.");
});

test("the same stands there as plain text", async () => {
  const { ask } = await siteWithCourses();

  const { body } = await ask("evening-mba");

  const [, text] = /<pre data-text="true">([\s\S]*?)<\/pre>/.exec(body)!;
  expect(text).toContain("*1. MBA, Sahyadri Open University*\nA year: ₹84,000 (Eighty-four thousand rupees)\n");
  expect(text).not.toContain("<");
});

test("who names no course, too many or something else is told how to ask; of none that is left comes nothing", async () => {
  const { ask } = await siteWithCourses();

  expect((await ask()).status).toBe(400);
  expect((await ask("a", "b", "c", "d", "e")).status).toBe(400);
  expect((await ask("<script>")).status).toBe(400);
  expect(await ask("gone")).toMatchObject({ status: 200, body: "" });
});
