import { expect, test } from "vitest";
import type { Article } from "#app/domain/article/article-schema.ts";
import { expectLog } from "#test/expect-log.ts";
import { signedInPanel } from "#test/signed-in-panel.ts";
import { makePreview, saveArticle, type SaveWay } from "./article-client.ts";
import { chosenArticle, differingParts } from "./two-articles.ts";
import { type ArticleWords, wordsOf } from "#app/admin/blogs/article-words.ts";

const body = "<p>Sleep first, then the books.</p>";
const words: ArticleWords = { ...wordsOf(null), title: "Study at night", description: "How others do it" };

async function desk() {
  const panel = await signedInPanel();
  const save = (some: Partial<ArticleWords>, stored: Article | null = null, way: SaveWay = "article") =>
    saveArticle({ words: { ...words, ...some }, body, stored }, stored?.updated_at, way);
  const saved = async (...asked: Parameters<typeof save>) => {
    const outcome = await save(...asked);
    if (!("saved" in outcome)) throw new Error(outcome.failure);
    return outcome.saved;
  };
  const read = async (path = "/Blogs/study-at-night") => (await panel.call({ method: "GET", url: path })).body;
  return { ...panel, save, saved, read };
}

test("an article is written, saved over itself and published, and the address is made of its title", async () => {
  const { saved, read } = await desk();

  const draft = await saved({});
  expect(draft).toMatchObject({ slug: "study-at-night", status: "draft" });
  await saved({ status: "published", title: "Study by day", slug: draft.slug }, draft);

  expect(await read()).toContain("Study by day");
});

test("over what a colleague has saved nothing is written: that comes back as the newer one", async () => {
  const { save, saved } = await desk();
  const draft = await saved({});
  await saved({ title: "The colleague's" }, draft);

  expect(await save({ title: "Mine" }, draft)).toMatchObject({ newer: { title: "The colleague's" } });
});

test("beside a published article a draft is kept, seen by its preview alone, and put into its place", async () => {
  const { saved, read } = await desk();
  const live = await saved({ status: "published" });

  const beside = await saved({ title: "New words", slug: live.slug }, live, "beside");
  expect([beside.title, (await read()).includes("New words")]).toEqual(["New words", false]);
  const preview = await makePreview({ words: { ...words, title: "New words" }, body, stored: live });
  expect(await read(preview)).toContain("New words");
  await saved({ title: "New words", slug: live.slug }, beside, "into-place");
  expect(await read()).toContain("New words");
});

test("a colleague's hour for the draft stands beside one's own words, and is theirs again where one takes it", async () => {
  const { save, saved } = await desk();
  const live = await saved({ status: "published" });
  await saved({ besideAt: "2031-01-01T10:00" }, live, "beside");

  const outcome = await save({ title: "Mine", besideAt: "" }, live, "beside");

  const { newer } = outcome as { newer: Article };
  const hands = { theirs: { words: wordsOf(newer), body }, mine: { words: { ...words, besideAt: "" }, body } };
  expect(differingParts({ opened: null, ...hands }, [])).toContainEqual({
    name: "besideAt",
    label: "Draft appears on",
    kind: "words",
    theirs: "1 Jan 2031, 10:00",
    mine: "",
  });
  expect(chosenArticle(hands, { besideAt: "theirs" }).words.besideAt).toBe("2031-01-01T10:00");
});

test("what the server refuses is named as the page's fields are", async () => {
  const { save } = await desk();

  expect(await save({ authorId: "999" })).toMatchObject({ errors: { authorId: expect.stringMatching(/\w/) } });
  expect(await save({ title: "" })).toMatchObject({ errors: { title: "Title is required" } });
});

test("an article whose answer was lost is created once", async () => {
  const { save, db, line } = await desk();
  const count = async () => (await db.selectFrom("articles").select("id").execute()).length;
  const before = await count();
  line("lost");
  expectLog("Failed to fetch");
  await save({ title: "Twice pressed" });
  line(null);
  expect(await save({ title: "Twice pressed" })).toMatchObject({ saved: { title: "Twice pressed" } });
  expect(await count()).toBe(before + 1);
});

test("without a line the words stay with the sentence of the specification; after the session the sign-in has the word", async () => {
  const { save, db, line } = await desk();
  line("cut");
  expectLog("Failed to fetch");
  expect(await save({})).toMatchObject({
    failure: expect.stringMatching(/^Error saving article. Please try again. Nobody/),
  });
  line(null);
  await db.deleteFrom("sessions").execute();

  await expect(save({})).rejects.toMatchObject({ status: 401 });
});
