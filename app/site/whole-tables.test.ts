import { expect, test } from "vitest";
import { loadSamples } from "#db/seed/load-samples.ts";
import { testApp } from "#test/app.ts";

const pages = [
  "/",
  "/?program=online-mba",
  "/?category=pg",
  "/?category=advanced-diploma",
  "/courses",
  "/courses?field=mba&university=deccan-gate-university&sort=fee",
  "/PG?page=2",
  "/programs/online-mba",
  "/courses/mba",
  "/courses/online-mba",
  "/universities",
  "/universities?q=pune&sort=name&page=2",
  "/universities/deccan-gate-university",
  "/Blogs",
  "/Blogs/one-year-or-two-year-mba",
  "/Blogs/feed.xml",
  "/about",
  "/contact",
  "/guidance",
  "/OnlineAdmission?course=online-mba",
  "/search?q=online+mba",
  "/find",
  "/find?field=mba&mode=online",
  "/compare?courses=online-mba",
  "/shortlist",
  "/sitemap.xml",
  "/UG",
  "/dialogs?of=course-online-mba&of=university-deccan-gate-university",
];

test("no public page reads all courses, all universities or all articles", async () => {
  const { call, db, statements } = await testApp();
  await db.deleteFrom("settings").execute();
  await loadSamples(db);

  for (const url of pages) {
    statements.length = 0;
    const { statusCode } = await call({ method: "GET", url });
    expect([url, statusCode]).toEqual([url, 200]);
    const unbounded = statements
      .filter((statement) => /from "(courses|universities|articles)"/.test(statement))
      .filter((statement) => !/^select count| limit |"(slug|id|university_id)" (=|in) /.test(statement));
    expect([url, unbounded]).toEqual([url, []]);
  }
});
