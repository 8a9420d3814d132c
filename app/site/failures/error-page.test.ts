import { sql } from "kysely";
import { expect, test } from "vitest";
import { testApp } from "#test/app.ts";
import { expectLog } from "#test/expect-log.ts";

/** A page of a site whose table of that name is away; on PostgreSQL the tests of a worker share their tables. */
async function readWithout(table: "articles" | "settings", url: string) {
  const logged = expectLog(table);
  const { call, db } = await testApp();
  await sql`alter table ${sql.table(table)} rename to ${sql.table("away")}`.execute(db);
  const page = await call({ method: "GET", url });
  await sql`alter table ${sql.table("away")} rename to ${sql.table(table)}`.execute(db);
  return { page, logged: logged() };
}

test("a page that breaks says so inside the frame, is kept by nobody, and its cause is logged once", async () => {
  const { page, logged } = await readWithout("articles", "/Blogs/fees");

  expect([page.statusCode, page.headers["cache-control"]]).toEqual([500, "no-cache"]);
  expect(page.body).toMatch(/<title>Something went wrong \| /);
  expect(page.body).toContain('<meta name="robots" content="noindex"/>');
  expect(page.body).toContain("<h1>Something went wrong on our side</h1>");
  expect(page.body).toContain("All rights reserved.");
  expect(page.body).not.toMatch(/no such table|does not exist/);
  expect(logged).toEqual([expect.stringMatching(/"level":"error".*articles/)]);
});

test("where not even the frame can be read, a page with a title and the ways on is left", async () => {
  const { page, logged } = await readWithout("settings", "/terms");

  expect(page.statusCode).toBe(500);
  expect(page.body).toContain("<title>Something went wrong</title>");
  expect(page.body).toContain('<meta name="robots" content="noindex"/>');
  expect(page.body).toContain("<h1>Something went wrong on our side</h1>");
  // What breaks the frame, and whether the counsellor in it may say his years: each reading that failed says so once.
  expect(logged).toHaveLength(2);
  for (const way of ["/", "/courses", "/universities", "/contact"]) expect(page.body).toContain(`href="${way}"`);
  expect(page.body).not.toMatch(/no such table|does not exist/);
});
