import { sql } from "kysely";
import { expect, test } from "vitest";
import { testApp } from "#test/app.ts";
import { expectLog } from "#test/expect-log.ts";
import { visibleText } from "#test/reading/visible-text.ts";

test("a gallery without an image says so", async () => {
  const { call } = await testApp();

  const text = visibleText((await call({ method: "GET", url: "/Gallery" })).body);

  expect(text).toContain("No images yet. The first postcard is on its way.");
  expect(text).toContain("images 0");
});

test("images that cannot be read are not counted", async () => {
  const { call, db } = await testApp();
  await sql`alter table gallery_images rename to gone`.execute(db);
  expectLog("gallery_images");

  const text = visibleText((await call({ method: "GET", url: "/Gallery" })).body);

  await sql`alter table gone rename to gallery_images`.execute(db);
  expect(text).toContain("Failed to fetch images");
  expect(text).not.toContain("images 0");
});
