import { expect, test } from "vitest";
import type { Article } from "#app/domain/article/article-schema.ts";
import { stopClock } from "#test/stop-clock.ts";
import { bodyOfRequest, draftOfRequest, wordsOf } from "./article-words.ts";
import { namedAsHere, refusedWords } from "./saving/refused-words.ts";
import { chosenArticle, differingParts, type Written } from "./saving/two-articles.ts";
import { changed, openedWith, refusedWith, savedAs, sentenceFor, writtenOver } from "./saving/writing-state.ts";

const now = Date.parse("2026-11-24T06:00:00.000Z");
const body = "<p>Sleep first.</p>";
const article: Article = {
  id: 7,
  slug: "study-at-night",
  title: "Study at night",
  description: "How others do it",
  body,
  image: "/art/cover-mba.webp",
  image_url: "/art/cover-mba.webp",
  image_alt: "A lamp",
  category: "Lifestyle",
  readTime: "1 min read",
  read_minutes: 1,
  author_id: 3,
  date: "2026-11-20T06:00:00.000Z",
  status: "published",
  is_sample: 0,
  updated_at: "2026-11-21T06:00:00.000Z",
  share_image: null,
  search_title: "Night study",
  search_description: "",
};
const scheduled: Article = { ...article, status: "scheduled", date: "2026-11-25T04:00:00.000Z" };

test("the fields hold what is stored, and an empty page what a new article begins with", () => {
  stopClock(now);
  expect(wordsOf(article)).toMatchObject({
    title: "Study at night",
    status: "published",
    appearsAt: "",
    authorId: "3",
  });
  expect(wordsOf(article)).toMatchObject({ cover: "/art/cover-mba.webp", searchTitle: "Night study", shared: null });
  expect(wordsOf(scheduled)).toMatchObject({ status: "scheduled", appearsAt: "2026-11-25T09:30" });
  expect(wordsOf({ ...scheduled, date: "2026-11-24T05:00:00.000Z" }).status).toBe("published");
  const empty = {
    title: "",
    slug: "",
    status: "draft",
    cover: null,
    authorId: "",
    category: "Technology",
    shared: null,
  };
  expect(wordsOf(null)).toMatchObject({ ...empty, searchDescription: "" });
  expect(wordsOf({ ...article, share_image: "/art/a.webp", search_description: "Sleep" })).toMatchObject({
    category: "Lifestyle",
    slug: "study-at-night",
    shared: "/art/a.webp",
    searchDescription: "Sleep",
  });
});

test("an untouched article is sent as it is stored: its cover and its day need not be said again", () => {
  stopClock(now);
  const sent = bodyOfRequest(wordsOf(article), body, article);

  expect(sent).toMatchObject({
    title: "Study at night",
    status: "published",
    published_at: article.date,
    author_id: "3",
  });
  expect(sent).not.toHaveProperty("library_image");
  expect(sent).not.toHaveProperty("existingImage");
  expect(sent).toMatchObject({ existingShareImage: "", search_title: "Night study", search_description: "" });
});

test("another cover is named, none is said to be none, and has no description", () => {
  const words = wordsOf(article);
  expect(bodyOfRequest({ ...words, cover: "/art/hero.webp" }, body, article)).toMatchObject({
    library_image: "/art/hero.webp",
    image_alt: "A lamp",
  });
  expect(bodyOfRequest({ ...words, cover: null }, body, article)).toMatchObject({ existingImage: "", image_alt: "" });
});

test("words that an earlier version of the panel kept say nothing of what they lack", () => {
  const { authorId: _a, searchTitle: _t, searchDescription: _d, shared: _s, ...older } = wordsOf(article);
  const sent = Object.keys(bodyOfRequest(older, body, article));

  for (const name of ["author_id", "search_title", "search_description", "existingShareImage"])
    expect(sent).not.toContain(name);
});

test("a scheduled article is sent with its hour, one that is published again with none, a draft with the day it had", () => {
  stopClock(now);
  const at = (some: object, stored: Article | null) =>
    bodyOfRequest({ ...wordsOf(stored), ...some }, body, stored).published_at;

  expect(at({}, scheduled)).toBe("2026-11-25T04:00:00.000Z");
  expect(at({ appearsAt: "2026-12-01T10:00" }, scheduled)).toBe("2026-12-01T04:30:00.000Z");
  expect(at({ appearsAt: "" }, scheduled)).toBe("");
  expect(at({ status: "published" }, scheduled)).toBe("");
  expect(at({ status: "draft" }, article)).toBe(article.date);
  expect([at({ status: "draft" }, null), at({ status: "published" }, null)]).toEqual(["", ""]);
});

test("what lies beside an article has an hour of its own, and no status", () => {
  const words = { ...wordsOf(article), besideAt: "2026-12-01T10:00" };

  const sent = draftOfRequest(words, body, article);
  expect(sent).toMatchObject({ title: "Study at night", body, publish_at: "2026-12-01T04:30:00.000Z" });
  expect(Object.keys(sent)).not.toContain("status");
  expect(Object.keys(sent)).not.toContain("published_at");
  expect(draftOfRequest({ ...words, besideAt: "" }, body, article).publish_at).toBe("");
});

test("only a draft may be unfinished; a cover wants its description, a schedule an hour that is still to come", () => {
  stopClock(now);
  const refused = (some: object, text = body, stored: Article | null = null) =>
    refusedWords({ ...wordsOf(article), status: "draft", ...some }, text, stored);

  expect(refused({})).toEqual({});
  expect(refused({ description: "", title: "A" }, "")).toEqual({});
  expect(refused({ status: "published", description: " " }, "<p> </p>")).toEqual({
    body: "Body is required",
    description: "Description is required",
  });
  expect(refused({ coverAlt: " " })).toEqual({ coverAlt: "Picture description is required" });
  expect(refused({ coverAlt: " ", cover: null })).toEqual({});
  expect(refused({ title: "" })).toEqual({ title: "Title is required" });
  const late = "Choose a time that is still to come, or publish it now";
  expect(refused({ status: "scheduled", appearsAt: "" })["appearsAt"]).toBe("Say when the article is to appear");
  expect(refused({ status: "scheduled", appearsAt: "2026-11-24T11:30" })["appearsAt"]).toBe(late);
  expect(refused({ status: "scheduled", appearsAt: "2026-11-24T11:31" })).toEqual({});
});

test("the hour that an article has already is not refused, though it has passed meanwhile", () => {
  stopClock(now);
  const words = wordsOf(scheduled);
  stopClock(Date.parse("2026-11-26T06:00:00.000Z"));

  expect(refusedWords(words, body, scheduled)).toEqual({});
  expect(refusedWords({ ...words, appearsAt: "2026-11-25T09:31" }, body, scheduled)).toHaveProperty("appearsAt");
});

test("the server's names of fields are read as the page's, others as they are", () => {
  expect(namedAsHere({ published_at: "a", existingImage: "b", publish_at: "c", title: "d" })).toEqual({
    appearsAt: "a",
    cover: "b",
    besideAt: "c",
    title: "d",
  });
});

const noPlan = { draft: null, publish_at: null };

test("an article opens with what lies beside it, or with the words that were kept on the device", () => {
  const draft = { ...article, title: "New words", updated_at: "2026-11-23T06:00:00.000Z" };
  const plan = { draft, publish_at: "2026-12-01T04:30:00.000Z" } as never;

  expect(openedWith(article, null, noPlan as never)).toMatchObject({ isBeside: false, isChanged: false, errors: {} });
  expect(openedWith(article, null, plan)).toMatchObject({
    isBeside: true,
    seen: draft.updated_at,
    words: { title: "New words", besideAt: "2026-12-01T10:00" },
  });
  const kept = { words: { ...wordsOf(article), title: "Kept" }, body, seen: "2026-01-01", keptAt: "2026-11-24" };
  expect(openedWith(article, kept, null)).toMatchObject({
    isChanged: true,
    seen: "2026-01-01",
    words: { title: "Kept" },
  });
  expect(openedWith(null, null, null)).toMatchObject({ stored: null, seen: undefined, words: { besideAt: "" } });
});

test("a changed field is no longer refused, the others still are", () => {
  const state = refusedWith(openedWith(article, null, null), { title: "Too long", body: "Empty" }, { sentence: "No" });

  expect(changed(state, { title: "Shorter" })).toMatchObject({
    isChanged: true,
    words: { title: "Shorter", description: "How others do it" },
    errors: { body: "Empty" },
    stored: { id: 7 },
    trouble: { sentence: "No" },
    isSaving: false,
  });
  expect(changed(state, { title: "Shorter" }).errors).not.toHaveProperty("title");
});

test("what was written while a save was on its way is still to be saved; the address that the server made is taken", () => {
  const state = changed(openedWith(null, null, null), { title: "Study at night", besideAt: "2026-12-01T10:00" });

  const saved = savedAs({ ...state, isSaving: true }, { saved: article, isBeside: false }, state.words);
  expect(saved).toMatchObject({ isChanged: false, isSaving: false, seen: article.updated_at, stored: { id: 7 } });
  expect(saved.words).toMatchObject({ slug: "study-at-night", besideAt: "" });
  const beside = savedAs(state, { saved: article, isBeside: true }, { ...state.words });
  expect(beside).toMatchObject({ isChanged: true, isBeside: true, words: { besideAt: "2026-12-01T10:00" } });
  const own = savedAs(changed(state, { slug: "mine" }), { saved: article, isBeside: false }, state.words);
  expect(own.words.slug).toBe("mine");
});

test("after a choice between two hands one writes on over the newer one", () => {
  const words = { ...wordsOf(article), title: "Of both" };
  const state = openedWith(article, null, null);

  expect(writtenOver(state, { ...article, updated_at: "2026-11-24" }, words)).toMatchObject({
    seen: "2026-11-24",
    words,
    isChanged: true,
    isSaving: false,
    errors: {},
  });
});

test("above the fields it is said whether something is missing or wrong", () => {
  expect(sentenceFor({ title: "Title is required", slug: "Too long" }).sentence).toBe(
    "Please fill in all required fields",
  );
  expect(sentenceFor({ slug: "Too long" }).sentence).toBe("Please check the marked fields");
});

const written = (some: object, text = body): Written => ({ words: { ...wordsOf(article), ...some }, body: text });
const authors = [{ id: 3, name: "Meenal Kulkarni" }];

test("of two hands only what differs is shown, as a reader sees it", () => {
  const opened = written({});
  const theirs = written(
    { title: "Theirs", authorId: "", description: "One\nTwo" },
    "<p>Read <strong>first</strong>.</p>",
  );
  const mine = written({ title: "Mine" });

  expect(differingParts({ opened, theirs, mine }, authors)).toEqual([
    { name: "title", label: "Title", kind: "words", opened: "Study at night", theirs: "Theirs", mine: "Mine" },
    {
      name: "body",
      label: "Text",
      kind: "lines",
      opened: "Sleep first.",
      theirs: "Read *first*.",
      mine: "Sleep first.",
    },
    {
      name: "description",
      label: "Description",
      kind: "lines",
      opened: "How others do it",
      theirs: "One\nTwo",
      mine: "How others do it",
    },
    {
      name: "authorId",
      label: "Author",
      kind: "words",
      opened: "Meenal Kulkarni",
      theirs: "",
      mine: "Meenal Kulkarni",
    },
  ]);
  expect(differingParts({ opened: null, theirs: mine, mine }, authors)).toEqual([]);
  expect(differingParts({ opened: null, theirs, mine }, authors)[0]).not.toHaveProperty("opened");
});

test("every part of an article stands in its own line, and taken from the other hand the whole is the other's", () => {
  const mine = written({});
  const other = {
    title: "T",
    description: "D",
    category: "Technology",
    authorId: "4",
    cover: "/art/hero.webp",
    coverAlt: "A hall",
    slug: "t",
    searchTitle: "S",
    searchDescription: "SD",
    status: "draft",
  };
  const theirs = written(other, "<p>B</p>");
  const parts = differingParts({ opened: null, theirs, mine }, [...authors, { id: 4, name: "Rohan" }]);

  expect(parts.map(({ name, label, kind, theirs: shown }) => [name, label, kind, shown])).toEqual([
    ["title", "Title", "words", "T"],
    ["body", "Text", "lines", "B"],
    ["description", "Description", "lines", "D"],
    ["category", "Category", "words", "Technology"],
    ["authorId", "Author", "words", "Rohan"],
    ["cover", "Cover", "picture", "/art/hero.webp"],
    ["coverAlt", "Description of the cover", "words", "A hall"],
    ["slug", "Address", "words", "t"],
    ["searchTitle", "Headline in search results", "words", "S"],
    ["searchDescription", "Words in search results", "words", "SD"],
    ["status", "Status", "words", "Draft"],
  ]);
  const chosen = Object.fromEntries(parts.map(({ name }) => [name, "theirs" as const]));
  expect(chosenArticle({ theirs, mine }, chosen)).toEqual(theirs);
  const coverless = differingParts({ opened: null, theirs: written({ cover: null }), mine }, []);
  expect(coverless).toMatchObject([{ name: "cover", theirs: "" }]);
  const both = chosenArticle({ theirs, mine }, { title: "both", description: "both" });
  expect(both.words).toMatchObject({ title: "Study at night", description: "D\nHow others do it" });
});

test("when it appears counts for a scheduled one alone, and is said by India's clock", () => {
  stopClock(now);
  const at = (status: string, appearsAt: string) => written({ status, appearsAt });

  const [status] = differingParts(
    { opened: null, theirs: at("scheduled", "2026-11-25T09:30"), mine: at("draft", "") },
    [],
  );
  expect(status).toMatchObject({ name: "status", theirs: "Scheduled, 25 Nov, 09:30", mine: "Draft" });
  expect(differingParts({ opened: null, theirs: at("draft", "2026-11-25T09:30"), mine: at("draft", "") }, [])).toEqual(
    [],
  );
});

test("each part is taken from the hand that was chosen; of lines both can stand", () => {
  const theirs = written({ title: "Theirs", description: "One\nTwo", status: "scheduled", appearsAt: "x" }, "<p>B</p>");
  const mine = written({ title: "Mine", description: "Two\nThree", slug: "mine" }, "<p>A</p>");

  expect(chosenArticle({ theirs, mine }, {})).toEqual(mine);
  const both = chosenArticle(
    { theirs, mine },
    { title: "theirs", description: "both", body: "both", status: "theirs" },
  );
  expect(both.words).toMatchObject({ title: "Theirs", description: "One\nTwo\nThree", slug: "mine" });
  expect(both.words).toMatchObject({ status: "scheduled", appearsAt: "x" });
  expect(both.body).toBe("<p>B</p><p>A</p>");
  expect(chosenArticle({ theirs, mine }, { body: "theirs", title: "mine" })).toMatchObject({
    body: "<p>B</p>",
    words: { title: "Mine" },
  });
  expect(mine.words.title).toBe("Mine");
});
