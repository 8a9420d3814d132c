import { expect, test } from "vitest";
import { testApp } from "#test/app.ts";
import { addCourse, addUniversity } from "#test/factories.ts";
import { visibleText } from "#test/visible-text.ts";

async function siteWithCourses() {
  const app = await testApp();
  const university = await addUniversity(app.db);
  await addCourse(app.db, university, { slug: "mba", title: "MBA", position: 1 });
  await addCourse(app.db, university, { slug: "mca", title: "MCA", position: 2 });
  const ask = (...slugs: string[]) =>
    app.call({ method: "GET", url: `/shortlist/courses?${new URLSearchParams(slugs.map((slug) => ["of", slug]))}` });
  return { ...app, ask };
}

test("the page of the shortlist is the same for everybody and says why it needs scripts", async () => {
  const { call } = await siteWithCourses();

  const { body } = await call({ method: "GET", url: "/shortlist" });

  expect(body).toContain("<title>Your shortlist | Disha</title>");
  expect(body).toContain('<meta name="robots" content="noindex, follow"/>');
  expect(body).toMatch(/<noscript>.*That takes JavaScript.*<\/noscript>/);
});

test("the courses of a shortlist are answered in its order; one that is gone is left out", async () => {
  const { ask } = await siteWithCourses();

  const { body, headers } = await ask("mca", "gone", "mba");

  expect(headers["x-robots-tag"]).toBe("noindex");
  expect(visibleText(body).trim()).toBe(
    "MCA Sahyadri Open University, Pune A year ₹84,000 In all ₹1,68,000 Length 2 Years " +
      "MBA Sahyadri Open University, Pune A year ₹84,000 In all ₹1,68,000 Length 2 Years",
  );
});

test("whoever names no course, too many, or something else is told how to ask", async () => {
  const { ask } = await siteWithCourses();
  const many = Array.from({ length: 41 }, (_, place) => `course-${place}`);

  for (const slugs of [[], many, ["<script>"], ["../mba"]]) {
    const { statusCode, body } = await ask(...slugs);
    expect([slugs, statusCode]).toEqual([slugs, 400]);
    expect(body).toContain("Name 1 to 40 courses by their slugs");
  }
  expect((await ask(...many.slice(1))).statusCode).toBe(200);
});
