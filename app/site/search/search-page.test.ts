import { expect, test } from "vitest";
import { loadFieldRules } from "#db/seed/field-rules.ts";
import { testApp } from "#test/app.ts";
import { addCourse, addUniversity } from "#test/factories/factories.ts";
import { addArticle } from "#test/factories/publication-factories.ts";

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

test("whoever looks for what nobody may teach online reads so, with the notice", async () => {
  const { db, call } = await testApp();
  await loadFieldRules(db);

  const { body } = await call({ method: "GET", url: "/search?q=LL.B." });

  expect(body.replaceAll("<!-- -->", "")).toContain("LL.B. may not be taught online: UGC, Distance Education Bureau");
  expect(body).toContain('<a href="https://deb.ugc.ac.in/">Read the notice</a>');

  // What is found instead does not hide it.
  await addCourse(db, await addUniversity(db), { title: "Mental Health" });
  const found = (await call({ method: "GET", url: "/search?q=dental" })).body.replaceAll("<!-- -->", "");
  expect(found).toContain("Nothing here says “dental”.");
  expect(found).toContain("Dental may not be taught online");
  const inHindi = await call({ method: "GET", url: `/search?q=${encodeURIComponent("नर्सिंग")}` });
  expect(inHindi.body.replaceAll("<!-- -->", "")).toContain("Nursing may not be taught online");
});

test("a rule that is changed in the panel is told by the next search", async () => {
  const { db, call, signIn } = await testApp();
  await loadFieldRules(db);
  const search = async () => (await call({ method: "GET", url: "/search?q=dental" })).body.replaceAll("<!-- -->", "");
  expect(await search()).toContain("Dental may not be taught online");

  const token = await signIn();
  const url = "/backend/admin/field-rules.php";
  const { data } = (await call({ method: "GET", url: `${url}?kind=barred`, token })).json();
  for (const { id, is_sample, updated_at, ...rule } of data) {
    const payload = { ...rule, applies_until: "2026-01-31" };
    expect((await call({ method: "PUT", url: `${url}?id=${id}`, token, payload })).statusCode).toBe(200);
  }

  expect(await search()).not.toContain("may not be taught online");
});

test.each(["kaun si degree", "कौन सा कोर्स", "which course is best"])(
  "whoever asks which course, as %s, is led to the questions that answer it",
  async (q) => {
    const { call, db } = await testApp();
    await addCourse(db, await addUniversity(db));
    const shown = async (words: string) =>
      (await call({ method: "GET", url: `/search?${new URLSearchParams({ q: words })}` })).body;

    expect(await shown(q)).toContain('<a href="/find">Answer six questions</a>');
    expect(await shown(`${q} mba`)).not.toContain("Answer six questions");
    expect(await shown(`${q} zeppelin`)).toContain('href="/find">Find what fits you');
  },
);

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

test("a kind is chosen by a link that says how many it has, and stands in the address; more than are shown are told", async () => {
  const { call, db } = await testApp();
  const university = await addUniversity(db);
  for (let place = 1; place <= 60; place += 1)
    await addCourse(db, university, { title: `Course ${place} in law`, slug: `course-${place}`, position: 61 - place });
  await addArticle(db, { title: "What a law degree opens", slug: "law-degree" });
  const page = async (url: string) => (await call({ method: "GET", url })).body.replaceAll("<!-- -->", "");

  const all = await page("/search?q=law");
  expect(all).toContain("The first 51 of 61 results for “law”");
  expect(all).toMatch(/<a href="\/search\?q=law&amp;type=course">Courses <span class="num">60</);
  const articles = await page("/search?q=law&type=article");
  expect(articles).toContain("1 result for “law”");
  expect(articles).toMatch(/type=article" aria-current="page"/);
  expect(articles).not.toContain("/courses/course-60");
  // Those that staff gave the first places, and not those that came first.
  const courses = await page("/search?q=law&type=course");
  expect([...courses.matchAll(/href="\/courses\/course-(\d+)"/g)].map(([, place]) => Number(place))).toEqual(
    Array.from({ length: 50 }, (_, place) => 60 - place),
  );
});

test("where nothing holds all words, the word to leave out is named, with what is found without it", async () => {
  const { call, db } = await testApp();
  await addCourse(db, await addUniversity(db));

  const { body } = await call({ method: "GET", url: "/search?q=zeppelin+mba" });

  expect(body.replaceAll("<!-- -->", "")).toContain('href="/search?q=mba">Without “zeppelin”: 2 results');
});

test("of words that are misspelt and held by nothing together, one is left out and the others are put right", async () => {
  const { call, db } = await testApp();
  await addCourse(db, await addUniversity(db), { title: "Pottery" });

  const { body } = await call({ method: "GET", url: "/search?q=zeppelin+potery" });

  expect(body.replaceAll("<!-- -->", "")).toContain('href="/search?q=pottery">Without “zeppelin”: 1 result');
});
