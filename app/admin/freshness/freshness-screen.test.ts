import { expect, test } from "vitest";
import { addCourse, addUniversity } from "#test/factories/factories.ts";
import { panelScreens } from "#test/reading/drawn-panel.ts";
import { stopClock } from "#test/stop-clock.ts";

const entries = (body: string) =>
  [...body.matchAll(/<li data-aging="([^"]+)">(.*?)<\/li>/gs)].map(([, key, html]) => ({
    key: key!,
    words: html!
      .replaceAll("<!-- -->", "")
      .replaceAll(/<[^>]*>/g, " ")
      .replaceAll(/\s+/g, " ")
      .trim(),
    html: html!,
  }));

/** On 23 November 2026. */
async function agingScreen() {
  stopClock(Date.parse("2026-11-23T12:00:00+05:30"));
  const panel = await panelScreens();
  const university = await addUniversity(panel.db);
  const add = (title: string, fees_checked_on: string | null) =>
    addCourse(panel.db, university, { title, slug: title.toLowerCase(), fees_checked_on });
  await add("Late", "2026-01-01");
  await add("Never", null);
  await add("Today", "2026-11-23");
  return panel;
}

test("what was never checked stands first, then what is late, and each says how it stands and where it is written", async () => {
  const { open } = await agingScreen();

  const list = entries((await open("freshness")).body);

  expect(list.map(({ words }) => /Never|Late|Today/.exec(words)![0])).toEqual(["Never", "Late", "Today"]);
  expect(list[0]!.words).toMatch(/^Fees Never , fees Sahyadri Open University Never checked Still true/);
  expect(list[1]!.words).toMatch(/\d+ days late checked on 1 January 2026/);
  expect(list[2]!.words).toMatch(/Stale in \d+ days checked on 23 November 2026/);
  expect(list[1]!.html).toMatch(/href="\/admin\/courses\?edit=\d+"/);
});

test("what was checked today is passed over by the key; who only reads has no word to give", async () => {
  const { open } = await agingScreen();

  const list = entries((await open("freshness")).body);
  expect(list.map(({ html }) => html.includes("data-is-done"))).toEqual([false, false, true]);
  const read = entries((await open("freshness", "viewer")).body);
  expect(read).toHaveLength(3);
  expect(read.some(({ words }) => words.includes("Still true"))).toBe(false);
});

test("the list is asked by kind and by name, and says which of both finds nothing", async () => {
  const { open } = await agingScreen();

  expect(entries((await open("freshness?q=late")).body)).toHaveLength(1);
  const none = await open("freshness?kind=evidence");
  expect([entries(none.body).length, none.words.includes("No check matches this filter.")]).toEqual([0, true]);
  const empty = await panelScreens();
  expect((await empty.open("freshness")).words).toContain("Nothing to check yet.");
});
