import { expect, test } from "vitest";
import { testApp } from "#test/app.ts";
import { addCourse, addUniversity } from "#test/factories/factories.ts";
import { addArticle, addFaq, addProgram } from "#test/factories/publication-factories.ts";

interface Found {
  type: string;
  title: string;
  url: string;
  excerpt: string;
}

async function searchableApp() {
  const testing = await testApp();
  const { db } = testing;
  const university = await addUniversity(db, { name: "Sahyadri Open University" });
  await addCourse(db, university, { title: "Online MCA", slug: "online-mca", description: "Software in the évening." });
  await addProgram(db, [university], { slug: "executive-mba", title: "Executive MBA", description: "Evening cases." });
  await addArticle(db, { title: "Evening study", slug: "evening-study", body: "<p>Sleep &amp; software.</p>" });
  await addArticle(db, { title: "Evening draft", slug: "draft", status: "draft" });
  await addFaq(db, { question: "Are there evening classes?", answer: "Yes. ".repeat(60) });
  const search = async (q: string) =>
    (await testing.call({ method: "GET", url: `/backend/api/search.php?q=${encodeURIComponent(q)}` })).json<{
      data: Found[];
    }>().data;
  return { ...testing, search };
}

test("a search looks into courses, universities, programs, articles and FAQs, titles first", async () => {
  const { search } = await searchableApp();

  const found = await search("EVENING");

  expect(found.map(({ type, title, url }) => [type, title, url])).toEqual([
    ["article", "Evening study", "/Blogs/evening-study"],
    ["faq", "Are there evening classes?", expect.stringMatching(/^\/contact#faq-\d+$/)],
    ["course", "Online MCA", "/courses/online-mca"],
    ["university", "Sahyadri Open University", "/universities/sahyadri-open-university"],
    ["program", "Executive MBA", "/?program=executive-mba#programs"],
  ]);
  expect(found[2]!.excerpt).toBe("Sahyadri Open University, Pune, Maharashtra. Software in the évening.");
  expect(found[1]!.excerpt).toMatch(/^Yes\. .*Yes\.…$/);
  expect(found[1]!.excerpt.length).toBeLessThanOrEqual(161);
});

test("a page of the office's own is found by its title and its text while visitors see it", async () => {
  const { call, db, search, signIn } = await searchableApp();
  const token = await signIn();
  const payload = { title: "Fee waivers", body: "<h2>Who</h2><p>Veterans &amp; widows</p>" };
  const url = "/backend/admin/pages.php";
  await call({ method: "POST", url, token, payload });
  const { id } = await db.selectFrom("pages").select("id").executeTakeFirstOrThrow();
  const change = (changes: object) => call({ method: "PUT", url: `${url}?id=${id}`, token, payload: changes });

  expect([await search("waivers"), await search("veterans")]).toEqual([[], []]);

  await change({ ...payload, is_published: 1 });
  const found = { type: "page", title: "Fee waivers", url: "/pages/fee-waivers", excerpt: "Who Veterans & widows" };
  expect([await search("waivers"), await search("veterans")]).toMatchObject([[found], [found]]);
  expect((await call({ method: "GET", url: "/search?q=waivers" })).body).toContain('<span class="badge">Page</span>');
  expect((await call({ method: "GET", url: "/search/suggestions?q=waiv" })).body).toContain("/pages/fee-waivers");

  await change({ ...payload, is_published: 0 });
  expect(await search("waivers")).toEqual([]);
  await change({ ...payload, is_published: 1 });
  await call({ method: "DELETE", url: `${url}?id=${id}`, token });
  expect(await search("waivers")).toEqual([]);
});

test("a course is found by its university and city, beside words of its own", async () => {
  const { search } = await searchableApp();

  const found = await search("mca sahyadri");

  expect(found.map(({ type, title }) => [type, title])).toEqual([["course", "Online MCA"]]);
});

test("all words must be there, whatever their accents, and signs of the database are only signs", async () => {
  const { search } = await searchableApp();
  const titles = async (q: string) => (await search(q)).map(({ title }) => title);

  expect(await titles("software evening")).toEqual(["Online MCA", "Evening study"]);
  expect(await titles("évening CASES")).toEqual(["Executive MBA"]);
  expect(await titles("o_line")).toEqual([]);
  expect(await titles("%")).toEqual([]);
  expect(await titles("")).toEqual([]);
  expect(await titles("draft")).toEqual([]);
});

test("a search asks each of the six nouns three times at most and reads what it shows", async () => {
  const { search, statements } = await searchableApp();
  statements.length = 0;

  await search("online software");

  expect(statements.filter((statement) => statement.includes("site_search")).length).toBeLessThanOrEqual(18);
});

test("whoever is still typing is answered the first few, of each kind some", async () => {
  const { call, db } = await searchableApp();
  const university = await addUniversity(db, { name: "Glass University" });
  for (const place of [1, 2, 3, 4]) await addCourse(db, university, { title: `Glassblowing ${place}` });
  const titles = async (few: string) => {
    const answer = await call({ method: "GET", url: `/backend/api/search.php?q=glassblowing${few}` });
    return answer.json().data?.map(({ title }: Found) => title) ?? answer.statusCode;
  };

  expect(await titles("")).toHaveLength(4);
  expect(await titles("&few=1")).toEqual(["Glassblowing 1", "Glassblowing 2", "Glassblowing 3"]);
  expect(await titles("&few=many")).toBe(422);
});

test("an absent or endless query is no server error", async () => {
  const { call } = await searchableApp();

  expect((await call({ method: "GET", url: "/backend/api/search.php" })).json()).toEqual({ success: true, data: [] });
  const endless = await call({ method: "GET", url: `/backend/api/search.php?q=${"a".repeat(201)}` });
  expect([endless.statusCode, endless.json().success]).toEqual([422, false]);
});
