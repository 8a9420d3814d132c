import { expect, test } from "vitest";
import { testApp } from "#test/app.ts";
import { addCourse, addUniversity } from "#test/factories.ts";
import { addArticle } from "#test/publication-factories.ts";

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

  expect(response.headers["content-type"]).toBe("application/xml; charset=utf-8");
  const entry = (path: string, changed: string) =>
    `<url><loc>http://disha.test${path}</loc><lastmod>${changed}</lastmod></url>`;
  expect(response.body).toContain(entry("/courses/online-mba", "2026-11-10T04:30:00.000Z"));
  expect(response.body).toContain(entry("/courses", "2026-11-12T04:30:00.000Z"));
  expect(response.body).toContain(entry("/PG", "2026-11-10T04:30:00.000Z"));
  expect(response.body).toContain(entry("/courses/engineering", "2026-11-12T04:30:00.000Z"));
  expect(response.body).toContain(entry("/Blogs/fees", "2026-11-20T04:30:00.000Z"));
  expect(response.body).toContain("<url><loc>http://disha.test/about</loc></url>");
  expect(response.body).not.toContain("later");
  expect(response.body).not.toContain("/admin");
});

test("every page of the site map answers", async () => {
  const { call } = await smallSite();
  const { body } = await call({ method: "GET", url: "/sitemap.xml" });

  for (const [, url] of body.matchAll(/<loc>http:\/\/disha\.test(.*?)<\/loc>/g)) {
    const { statusCode } = await call({ method: "GET", url: url! });
    expect([url, statusCode]).toEqual([url, 200]);
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

test("home says who we are, and the questions it answers", async () => {
  const { call } = await testApp();

  const { body } = await call({ method: "GET", url: "/" });

  expect(body).toContain('"@type":"Organization","name":"Disha"');
});
