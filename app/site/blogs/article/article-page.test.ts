import { expect, test } from "vitest";
import { jsonLdOf } from "#test/reading/json-ld.ts";
import { testApp } from "#test/app.ts";
import { addArticle } from "#test/factories/publication-factories.ts";

const body = "<p>First.</p><h2>Fees &amp; loans</h2><p>Second.</p><h2>What to <em>ask</em></h2><p>Third.</p>";

test("an article shows its body with a list of its sections", async () => {
  const { call, db } = await testApp();
  await addArticle(db, { body });

  const page = await call({ method: "GET", url: "/Blogs/how-online-exams-work" });

  expect(page.statusCode).toBe(200);
  expect(page.body).toContain('<h2 id="section-1">Fees &amp; loans</h2><p>Second.</p>');
  expect(page.body).toContain('<a href="#section-1">Fees &amp; loans</a>');
  expect(page.body).toContain('<a href="#section-2">What to ask</a>');
});

test("a table scrolls in a place of its own, which the keyboard reaches", async () => {
  const { call, db } = await testApp();
  await addArticle(db, { body: "<table><tr><td>Fee</td></tr></table>" });

  const { body } = await call({ method: "GET", url: "/Blogs/how-online-exams-work" });

  expect(body).toContain('role="region" aria-label="Table" tabindex="0"><table><tr><td>Fee</td></tr></table></div>');
});

test("an article says the same to search engines: title, dates, publisher and its way from home", async () => {
  const { call, db } = await testApp();
  await addArticle(db, { body });

  const things = jsonLdOf(await call({ method: "GET", url: "/Blogs/how-online-exams-work" }));

  expect(things).toContainEqual(
    expect.objectContaining({
      "@type": "Article",
      headline: "How online exams work",
      datePublished: "2026-11-03T05:00:00.000Z",
      dateModified: "2026-11-20T04:30:00.000Z",
      publisher: expect.objectContaining({ "@type": "Organization", name: "Disha" }),
    }),
  );
  const trail = things.find((thing) => thing["@type"] === "BreadcrumbList")!["itemListElement"] as { name: string }[];
  expect(trail.map(({ name }) => name)).toEqual(["Home", "Our Blog", "How online exams work"]);
});

test("after an article the older ones follow, then the newest again, never itself", async () => {
  const { call, db } = await testApp();
  for (const day of [1, 2, 3, 4, 5]) {
    await addArticle(db, { title: `Article ${day}`, published_at: `2026-11-0${day}T05:00:00.000Z` });
  }

  const { body } = await call({ method: "GET", url: "/Blogs/article-2" });

  const next = [...body.matchAll(/href="\/Blogs\/(article-\d)"/g)].map(([, slug]) => slug);
  expect(next.slice(-3)).toEqual(["article-1", "article-5", "article-4"]);
});

test("a picture of the body comes in several sizes and keeps its place while it loads", async () => {
  const { call, db } = await testApp();
  const picture = '<img src="/art/a.webp" alt="A &quot;gate&quot;" width="960" height="640" loading="lazy" />';
  await addArticle(db, { body: `<p>See</p>${picture}` });

  const page = await call({ method: "GET", url: "/Blogs/how-online-exams-work" });

  expect(page.body).toContain('<picture><source type="image/avif" srcset="/art/a-320.avif 320w, ');
  expect(page.body).toContain(
    '<img src="/art/a.webp" alt="A &quot;gate&quot;" width="960" height="640" loading="lazy" decoding="async" /></picture>',
  );
});

test("the administrator's bar leads to the article in the panel", async () => {
  const { call, db } = await testApp();
  const id = await addArticle(db);

  const page = await call({ method: "GET", url: "/Blogs/how-online-exams-work" });

  expect(page.body).toContain(`<a href="/admin/blogs/${id}">`);
});
