import { expect, test } from "vitest";
import { testApp } from "#test/app.ts";
import { addCourse, addUniversity } from "#test/factories.ts";
import { addArticle } from "#test/publication-factories.ts";

test("a search shows what was found with its kind and its page", async () => {
  const { call, db } = await testApp();
  await addCourse(db, await addUniversity(db));
  await addArticle(db, { title: "One year or two: which MBA", slug: "which-mba" });

  const { body } = await call({ method: "GET", url: "/search?q=mba" });

  expect(body).toContain('<a href="/courses/online-mba">Online MBA</a>');
  expect(body).toContain('<a href="/Blogs/which-mba">One year or two: which MBA</a>');
  expect(body.replaceAll("<!-- -->", "")).toContain("3 results for “mba”");
  expect(body).toContain('<meta name="robots" content="noindex"/>');
});

test("what a visitor types is shown as text and never as HTML", async () => {
  const { call } = await testApp();

  const { body } = await call({ method: "GET", url: `/search?q=${encodeURIComponent("<b>x</b>")}` });

  expect(body).not.toContain("<b>x</b>");
  expect(body).toContain("Nothing found for");
});

test("of a whole paragraph the beginning is searched and stays in the field", async () => {
  const { call } = await testApp();

  const { body } = await call({ method: "GET", url: `/search?q=${"zeppelin ".repeat(40)}` });

  expect(body).toContain("Nothing found for");
  expect(body).toMatch(/name="q" [^>]*value="zeppelin zeppelin/);
});

test("without words the page asks for some", async () => {
  const { call } = await testApp();

  const { body } = await call({ method: "GET", url: "/search" });

  expect(body).toContain('name="q"');
  expect(body).toContain("What are you looking for?");
  expect(body).not.toContain("Nothing found");
});
