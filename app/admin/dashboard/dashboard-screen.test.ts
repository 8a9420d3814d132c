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

test("the dashboard says by name who is signed in, by the user name where there is none, and greets once", async () => {
  const { db, open } = await signedIn();
  const page = async () => (await open("/admin/dashboard")).body.replaceAll("<!-- -->", "");

  expect(await page()).toContain(">meenal · ");
  expect(await page()).not.toContain("Hello");
  await db.updateTable("users").set({ full_name: "Meenal Gaikwad" }).where("username", "=", "meenal").execute();
  expect(await page()).toContain(">Meenal Gaikwad · ");
});

test("mails that cannot leave are told above the figures", async () => {
  const { open } = await signedIn();

  const body = (await open("/admin/dashboard")).body;

  const place = (words: string) => body.indexOf(words);
  expect(place("Mails are kept until a mail server is set.")).toBeGreaterThan(place("<h1>Dashboard</h1>"));
  expect(place("Mails are kept until a mail server is set.")).toBeLessThan(place('class="pane totals"'));
});

test("of the recent activities eight stand on the dashboard, and it leads to all of them", async () => {
  const { db, open } = await signedIn();
  const done = { type: "course", action: "update", record_id: null, actor_id: null, search_text: "" } as const;
  const lines = Array.from({ length: 12 }, (_, index) => ({
    ...done,
    name: `Course ${index}`,
    created_at: `2026-11-01T10:00:${10 + index}.000Z`,
  }));
  await db.deleteFrom("activities").execute();
  await db.insertInto("activities").values(lines).execute();

  const section = /<h2 id="recent-activities".*?<\/section>/s.exec((await open("/admin/dashboard")).body)![0];

  expect(section.match(/<li>/g)).toHaveLength(8);
  expect(section).toContain("Course 11");
  expect(section).toContain('href="/admin/history"');
});

async function signedIn() {
  const { call, db, signIn } = await testApp();
  const cookie = `disha_panel=${await signIn()}`;
  return { db, open: (url: string) => call({ method: "GET", url, headers: { cookie } }) };
}
