import { sql } from "kysely";
import { expect, test } from "vitest";
import { testApp } from "#test/app.ts";
import { expectLog } from "#test/expect-log.ts";

test("where nothing has happened the dashboard says so", async () => {
  const { db, open } = await signedIn();
  await db.deleteFrom("activities").execute();

  const body = (await open("/admin/dashboard")).body.replaceAll("<!-- -->", "");

  for (const sentence of [
    "No recent activities",
    "No enquiries in the last 30 days",
    "No follow-up is due",
    "Every lead has been answered",
    "No applications yet",
  ])
    expect(body).toContain(sentence);
});

test("what the server cannot read is named in the dashboard's place", async () => {
  const { db, open } = await signedIn();
  expectLog("activities");
  await sql`alter table activities rename to activities_away`.execute(db);
  try {
    const page = await open("/admin/dashboard");

    expect(page.statusCode).toBe(500);
    expect(page.body.replaceAll("<!-- -->", "")).toContain("<h1>Error loading dashboard data:</h1><p>");
  } finally {
    await sql`alter table activities_away rename to activities`.execute(db);
  }
});

test("whoever signs in is greeted by name, or by the user name where there is none", async () => {
  const { db, open } = await signedIn();
  const page = async () => (await open("/admin/dashboard")).body.replaceAll("<!-- -->", "");

  expect(await page()).toContain("Hello, meenal · ");
  await db.updateTable("users").set({ full_name: "Meenal Gaikwad" }).where("username", "=", "meenal").execute();
  expect(await page()).toContain("Hello, Meenal Gaikwad · ");
});

async function signedIn() {
  const { call, db, signIn } = await testApp();
  const cookie = `disha_panel=${await signIn()}`;
  return { db, open: (url: string) => call({ method: "GET", url, headers: { cookie } }) };
}
