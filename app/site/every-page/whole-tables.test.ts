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
  "/courses?q=finance",
  "/PG?page=2",
  "/programs/online-mba",
  "/courses/mba",
  "/courses/online-mba",
  "/courses/no-such-course",
  "/universities",
  "/universities?q=pune&sort=name&page=2",
  "/universities/deccan-gate-university",
  "/Blogs",
  "/Blogs/one-year-or-two-year-mba",
  "/Blogs/feed.xml",
  "/Gallery",
  "/about",
  "/contact",
  "/terms",
  "/privacy",
  "/who-pays-us",
  "/guidance",
  "/OnlineAdmission?course=online-mba",
  "/search?q=online+mba",
  "/search?q=onlnie+mba&page=2",
  "/search/suggestions?q=mba",
  "/find",
  "/find?field=mba&mode=online",
  "/compare?courses=online-mba",
  "/shortlist",
  "/shortlist/courses?bits=0&group=0",
  "/family-sheet",
  "/family-sheet/courses?bits=0&group=0",
  "/sitemap.xml",
  "/UG",
  "/dialogs?of=course-online-mba&of=university-deccan-gate-university",
];

/**
 * What grows with the office's years, and is never read whole; the others hold some dozens of rows, which a page shows.
 */
const growing = `
  activities applications articles courses doubtful_forms enquiry_events gallery_images leads
  library_pictures messages missing_paths notices outbox pages programs redirects program_universities
  sessions subscribers testimonials universities users versions`
  .trim()
  .split(/\s+/);
const ofGrowing = new RegExp(`^\\s*(select|with)\\b.*\\bfrom "?(${growing.join("|")})\\b`, "s");
/** One, some that are named, or a bounded number. */
const bounded = /^select count|\blimit\b|"(slug|id|\w+_id|from_path)" (=|in) /;

test("no public page reads the whole of a table that grows", async () => {
  const { call, db, statements } = await testApp();
  await db.deleteFrom("settings").execute();
  await loadSamples(db);
  const tables = (await db.introspection.getTables()).map(({ name }) => name);
  expect(tables).toEqual(expect.arrayContaining(growing));

  for (const url of pages) {
    statements.length = 0;
    const { statusCode } = await call({ method: "GET", url });
    expect([url, statusCode]).toEqual([url, url.includes("no-such") ? 404 : 200]);
    const unbounded = statements.filter((statement) => ofGrowing.test(statement) && !bounded.test(statement));
    expect.soft([url, unbounded]).toEqual([url, []]);
  }
});
