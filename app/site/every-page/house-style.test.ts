import { expect, test } from "vitest";
import { loadSamples } from "#db/seed/load-samples.ts";
import { testApp } from "#test/app.ts";
import { readSiteMap } from "#test/reading/site-map.ts";
import { visibleText } from "#test/reading/visible-text.ts";

/** Translated English, the other spelling of programme, and a number of months that is not in the plural. */
const unwanted =
  /beside a job|look into your mail|send me no more|people compare it with|\bprograms?\b|\b(?!1 )\d+ (?:Month|Year)\b/gi;
/** Texts that the specification fixes, addresses, and the programs of computers. */
const fixed = /Most Popular University Programs|Program Fees|https?:\S+|(?:small|other|networks and) programs/g;

// The words of a page do not depend on the engine.
test.skipIf(process.env["TEST_DATABASE_URL"])("every page speaks as an Indian editor writes", async () => {
  const { call, db } = await testApp();
  await db.deleteFrom("settings").execute();
  await loadSamples(db);
  const open = (url: string) => call({ method: "GET", url });
  const { paths } = await readSiteMap(open);
  expect(paths.length).toBeGreaterThan(60);

  for (const path of [...paths, "/search?q=mba", "/guidance?course=online-mba", "/nothing-here"]) {
    const words = visibleText((await open(path)).body).replaceAll(fixed, "");
    expect([path, words.match(unwanted)]).toEqual([path, null]);
  }
});
