import { expect, test } from "vitest";
import { addCourse, addUniversity } from "#test/factories/factories.ts";
import { panelScreens } from "#test/reading/drawn-panel.ts";

async function coursesScreen(...titles: string[]) {
  const panel = await panelScreens();
  const university = await addUniversity(panel.db);
  for (const [index, title] of titles.entries())
    await addCourse(panel.db, university, { title, slug: `course-${index}`, position: index + 1 });
  return panel;
}

const linksIn = (html: string, label: string) =>
  [...html.matchAll(/<a [^>]*>/g)].map(([tag]) => tag).filter((tag) => tag.includes(`="${label}"`));

test("a row's name, its pencil and its bin keep the filter, the order and the page in their addresses", async () => {
  const { open } = await coursesScreen("Online MBA", "Executive MBA", "Online MCA");

  const { body } = await open("courses?q=mba&sort=-title");

  const query = "?q=mba&amp;sort=-title";
  expect(linksIn(body, "Edit Online MBA")[0]).toContain(`href="${query}&amp;edit=1"`);
  expect(linksIn(body, "Delete Online MBA")[0]).toContain(`href="${query}&amp;delete=1"`);
  expect(body).toContain(`href="/admin/courses${query}&amp;new="`);
});

test("the order that the address names is told at its column, rising or falling, and at no other", async () => {
  const { open } = await coursesScreen("Online MBA", "Executive MBA");
  const sorted = (html: string) => [...html.matchAll(/aria-sort="(\w+)"[^>]*>(?:<button[^>]*>)?([^<]+)/g)];

  const falling = await open("courses?sort=-title");
  expect(falling.rows.map((row) => row.includes("Online MBA"))).toEqual([true, false]);
  expect(sorted(falling.body).map(([, order, label]) => [order, label])).toEqual([["descending", "Title"]]);
  const rising = await open("courses?sort=title");
  expect(sorted(rising.body).map(([, order, label]) => [order, label])).toEqual([["ascending", "Title"]]);
  expect(sorted((await open("courses")).body)).toEqual([]);
});

test("a filter that finds nothing says so and offers to clear it, an empty list says what to do first", async () => {
  const { open, db } = await coursesScreen("Online MBA");

  const none = await open("courses?q=physics");
  expect(none.words).toContain("No course matches this filter. Clear the filter");
  expect(none.words).toContain("0 of 1 course");
  expect(none.words).not.toContain("There is no course yet");
  await db.deleteFrom("courses").execute();
  const empty = await open("courses");
  expect(empty.words).toContain("There is no course yet. Visitors see an empty list. Create the first course");
  expect(empty.body).not.toContain('<search class="filters"');
});

test("what is chosen stands in its field, is counted on the button that folds the fields, and can be cleared", async () => {
  const { open } = await coursesScreen("Online MBA");

  const chosen = await open("courses?q=mba&type=PG&sort=title");
  expect(chosen.words).toMatch(/Filters 2 set/);
  expect(chosen.body).toContain('<option value="PG" selected="">PG</option>');
  expect(chosen.body).toMatch(/<input [^>]*value="mba"/);
  expect(chosen.words).toContain("Clear the filter");
  const plain = await open("courses");
  expect(plain.words).not.toContain("Clear the filter");
  expect(plain.words).not.toMatch(/Filters \d/);
});

test("each order of the table can be chosen where its head has no room", async () => {
  const { open } = await coursesScreen("Online MBA");

  const { choices } = await open("courses");

  expect(choices["sort"]).toEqual([
    "Usual order",
    ...["Title", "Type", "University", "Duration", "Tuition"].flatMap((label) => [
      `${label}, rising`,
      `${label}, falling`,
    ]),
  ]);
});

test("the pages tell which rows of how many they hold, and lead to those beside them under the same filter", async () => {
  const { open } = await coursesScreen(...Array.from({ length: 101 }, (_, index) => `Course ${1000 + index}`));

  const middle = await open("courses?q=course&page=2");
  expect(middle.words).toContain("51 to 100 of 101");
  const wayTo = (label: string) => /href="([^"]*)"/.exec(linksIn(middle.body, label)[0]!)![1];
  expect(wayTo("Previous page")).toBe("/admin/courses?q=course");
  expect(wayTo("Next page")).toBe("/admin/courses?q=course&amp;page=3");
  const last = await open("courses?q=course&page=3");
  expect([last.words.includes("101 to 101 of 101"), last.body.includes('title="Next page"')]).toEqual([true, false]);
  const first = await open("courses?q=1000");
  expect(first.words).not.toContain("Next page");
});

test("an address may ask for its first rows to be selected, and the bar says how many and what can be done with them", async () => {
  const { open } = await coursesScreen("Online MBA", "Executive MBA", "Online MCA");

  const { body, words } = await open("courses?pick=2");

  expect(body.match(/<tr data-id="\d+" class="picked"/g)).toHaveLength(2);
  expect(words).toContain("2 courses selected");
  expect(words).toMatch(/Select all 3 .*Export .*Delete/);
  expect((await open("courses?pick=1")).words).toContain("1 course selected");
  expect((await open("courses")).words).not.toContain("selected");
});

test("who may only read has no box, no pencil, no bin, no export and no new one; who writes has all but the export", async () => {
  const { open } = await coursesScreen("Online MBA");

  const read = await open("courses", "viewer");
  expect(read.rows).toHaveLength(1);
  for (const act of ["Select ", "Edit ", "Delete ", "Export", "New course"]) expect(read.words).not.toContain(act);
  expect(read.body).not.toMatch(/aria-label="(Edit|Delete|Select) /);
  const written = await open("courses", "editor");
  for (const act of ["Edit", "Delete", "Select"]) expect(written.body).toContain(`aria-label="${act} Online MBA"`);
  expect([written.words.includes("New course"), written.words.includes("Export")]).toEqual([true, false]);
  expect((await open("courses")).words).toContain("Export the shown courses");
});

test("a name of eighty letters, and one with signs of its own, stands whole in its row and in the labels of its acts", async () => {
  const long = "Online Master of Business Administration in Hospitality, Healthcare & <b>Law</b>".padEnd(80, "x");
  const { open } = await coursesScreen(long);

  const { rows, body } = await open("courses");

  expect(rows[0]).toContain(long);
  expect(body).not.toContain("<b>Law</b>");
  expect(body).toContain(
    `aria-label="Edit ${long.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;")}"`,
  );
});

test("samples are marked in their rows and above the list, and no more once none is shown", async () => {
  const { open, db } = await coursesScreen("Online MBA", "Executive MBA");
  await db.updateTable("courses").set({ is_sample: 1 }).where("title", "=", "Online MBA").execute();

  const { rows, words } = await open("courses");

  expect(rows.map((row) => row.includes("Sample"))).toEqual([true, false]);
  expect(words).toContain("The people and universities of the sample content are invented.");
  expect((await open("courses?q=executive")).words).not.toContain("are invented");
});

test("a filter of many choices comes with the one chosen and the longest, one of few with all", async () => {
  const panel = await coursesScreen("Online MBA");
  const optionsIn = (html: string) => {
    const choice = /<select[^>]*name="university"[^>]*>(.*?)<\/select>/.exec(html)![1]!;
    return [...choice.matchAll(/>([^<]+)</g)].map(([, label]) => label);
  };
  const few = optionsIn((await panel.open("courses")).body);
  expect(few).toHaveLength(2);

  const ids: number[] = [];
  for (let number = 0; number < 41; number += 1)
    ids.push(await addUniversity(panel.db, { name: `University ${number}`, slug: `university-${number}` }));
  await panel.db
    .updateTable("universities")
    .set({ name: "The University with the Longest Name" })
    .where("id", "=", ids[7]!)
    .execute();

  expect(optionsIn((await panel.open(`courses?university=${ids[3]}`)).body)).toEqual([
    few[0],
    "The University with the Longest Name",
    "University 3",
  ]);
});
