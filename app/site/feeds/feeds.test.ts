import { expect, test } from "vitest";
import { testApp } from "#test/app.ts";
import { addCourse, addUniversity } from "#test/factories/factories.ts";
import { addArticle } from "#test/factories/publication-factories.ts";
import { readSiteMap } from "#test/reading/site-map.ts";

async function smallSite() {
  const app = await testApp();
  const university = await addUniversity(app.db);
  await addCourse(app.db, university, { updated_at: "2026-11-10T04:30:00.000Z" });
  await addCourse(app.db, university, {
    slug: "btech",
    title: "B.Tech",
    degree_type: "UG",
    field: "engineering",
    updated_at: "2026-11-12T04:30:00.000Z",
  });
  return app;
}

test("the site map names every page with the date on which what it shows last changed", async () => {
  const { call, db } = await smallSite();
  await addArticle(db, { title: "Fees & loans", slug: "fees" });
  await addArticle(db, { title: "Later", status: "scheduled", published_at: "2999-01-01T00:00:00.000Z" });

  const response = await call({ method: "GET", url: "/sitemap.xml" });
  const { parts } = await readSiteMap((url) => call({ method: "GET", url }));

  expect(response.headers["content-type"]).toBe("application/xml; charset=utf-8");
  expect([...parts.keys()]).toEqual([
    "/sitemap-pages.xml",
    "/sitemap-courses-1.xml",
    "/sitemap-universities-1.xml",
    "/sitemap-articles-1.xml",
  ]);
  const [pages, courses, universities, articles] = [...parts.values()] as [string, string, string, string];
  const entry = (path: string, changed: string) =>
    `<url><loc>http://disha.test${path}</loc><lastmod>${changed}</lastmod></url>`;
  expect(courses).toContain(entry("/courses/online-mba", "2026-11-10T04:30:00.000Z"));
  expect(pages).toContain(entry("/courses", "2026-11-12T04:30:00.000Z"));
  expect(pages).toContain(entry("/PG", "2026-11-10T04:30:00.000Z"));
  expect(pages).toContain(entry("/courses/engineering", "2026-11-12T04:30:00.000Z"));
  expect(articles).toContain(entry("/Blogs/fees", "2026-11-20T04:30:00.000Z"));
  expect(universities).toContain("/universities/sahyadri-open-university<");
  expect(pages).toContain("<url><loc>http://disha.test/about</loc></url>");
  expect(articles).not.toContain("later");
  expect(pages).not.toContain("/admin");
});

test("every page of the site map answers", async () => {
  const { call } = await smallSite();
  const { paths } = await readSiteMap((url) => call({ method: "GET", url }));

  for (const url of paths) {
    const { statusCode } = await call({ method: "GET", url });
    expect([url, statusCode]).toEqual([url, 200]);
  }
});

test("records with far higher ids stand in parts of their own, and no part is empty", async () => {
  const { call, db } = await smallSite();
  const { id } = await db.selectFrom("universities").select("id").executeTakeFirstOrThrow();
  await addCourse(db, id, { id: 20_001, slug: "late" });
  const get = (url: string) => call({ method: "GET", url });

  const { parts } = await readSiteMap(get);

  expect([...parts.keys()].filter((part) => part.includes("courses"))).toEqual([
    "/sitemap-courses-1.xml",
    "/sitemap-courses-3.xml",
  ]);
  expect(parts.get("/sitemap-courses-3.xml")).toContain("/courses/late<");
  for (const url of ["/sitemap-courses-2.xml", "/sitemap-leads-1.xml", "/sitemap-courses-0.xml", "/feed.xml"]) {
    expect([url, (await get(url)).statusCode]).toEqual([url, 404]);
  }
});

test("robots are led to the site map and kept from panel and API", async () => {
  const { call } = await testApp();

  const { body, headers } = await call({ method: "GET", url: "/robots.txt" });

  expect(headers["content-type"]).toBe("text/plain; charset=utf-8");
  expect(body.split("\n")).toEqual(
    expect.arrayContaining(["Disallow: /backend/", "Disallow: /admin", "Sitemap: http://disha.test/sitemap.xml"]),
  );
});

test("the blog's feed holds the articles that have appeared, newest first, safe as XML", async () => {
  const { call, db } = await testApp();
  await addArticle(db, { title: "Fees & <loans>", slug: "fees", published_at: "2026-10-01T05:00:00.000Z" });
  await addArticle(db, { title: "Exams", published_at: "2026-11-03T05:00:00.000Z" });

  const { body, headers } = await call({ method: "GET", url: "/Blogs/feed.xml" });

  expect(headers["content-type"]).toBe("application/atom+xml; charset=utf-8");
  expect([...body.matchAll(/<title>(.*?)<\/title>/g)].map(([, title]) => title)).toEqual([
    "Our Blog | Disha",
    "Exams",
    "Fees &amp; &lt;loans&gt;",
  ]);
  expect(body).toContain("<updated>2026-11-20T04:30:00.000Z</updated>\n<author>");
});

test("an article keeps its id in the feed whatever its address becomes", async () => {
  const { call, db, signIn } = await testApp();
  const id = await addArticle(db, { title: "Exams", slug: "exams" });
  const entry = async () =>
    /<entry>.*<\/entry>/s.exec((await call({ method: "GET", url: "/Blogs/feed.xml" })).body)![0];
  const idOf = (text: string) => /<id>(.*)<\/id>/.exec(text)![1];
  const before = idOf(await entry());
  const url = `/backend/admin/blogs.php?id=${id}`;
  const token = await signIn();
  const { data } = (await call({ method: "GET", url, token })).json<{ data: object }>();

  await call({ method: "PUT", url, token, payload: { ...data, slug: "examinations" } });

  const after = await entry();
  expect(after).toContain('<link href="http://disha.test/Blogs/examinations"/>');
  expect(idOf(after)).toBe(before);
  expect(before).toBe(`tag:disha.test,2026:article-${id}`);
});

test("home says who we are, and the questions it answers", async () => {
  const { call } = await testApp();

  const { body } = await call({ method: "GET", url: "/" });

  expect(body).toContain('"@type":"Organization","name":"Disha"');
});
