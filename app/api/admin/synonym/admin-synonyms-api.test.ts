import { expect, test } from "vitest";
import type { Synonym } from "#app/domain/synonym/synonym-schema.ts";
import { addUser, testApp } from "#test/app.ts";
import { addCourse, addUniversity } from "#test/factories/factories.ts";

/** A site with a course in glassblowing; `write` stores a line of synonyms. */
async function office() {
  const testing = await testApp();
  const { db, call } = testing;
  const token = await testing.signIn();
  await addCourse(db, await addUniversity(db), { title: "Glassblowing" });
  const ask = (method: "GET" | "POST" | "PUT" | "DELETE", query: string, payload?: object, by = token) =>
    call({ method, url: `/backend/admin/synonyms.php${query}`, token: by, ...(payload && { payload }) });
  const write = (words: string, found_words?: string) => ask("POST", "", { words, found_words });
  const find = async (q: string) =>
    (await call({ method: "GET", url: `/backend/api/search.php?q=${encodeURIComponent(q)}` }))
      .json<{ data: { title: string }[] }>()
      .data.map(({ title }) => title);
  const list = async () => (await ask("GET", "?limit=100")).json<{ data: Synonym[] }>().data;
  return { ...testing, ask, write, find, list };
}

test("what staff call the same is found at once, in either script, and no longer once it is deleted", async () => {
  const { ask, write, find } = await office();
  expect(await find("काच")).toEqual([]);

  const { data } = (await write(" काच कला,kaach kala ", "Glass-Blowing, glass.blowing")).json<{ data: Synonym }>();

  expect([data.words, data.found_words]).toEqual(["काच कला, kaach kala", "Glass-Blowing, glass.blowing"]);
  expect(await find("काच कला")).toEqual(["Glassblowing"]);
  expect(await find("KAACH KALA")).toEqual(["Glassblowing"]);
  await ask("PUT", `?id=${data.id}`, { words: "kaach", found_words: "glassblowing" });
  expect(await find("kaach")).toEqual(["Glassblowing"]);
  expect(await find("kaach kala")).toEqual([]);
  await ask("DELETE", `?id=${data.id}`);
  expect(await find("kaach")).toEqual([]);
});

test("words without an end of their own find one another, and a slip in one of them is understood", async () => {
  const { write, find } = await office();
  await write("vitreous art, glassblowing");

  expect(await find("vitreous art")).toEqual(["Glassblowing"]);
  expect(await find("vitreuos art")).toEqual(["Glassblowing"]);
});

test("a second search asks nothing of the lines while nothing has changed", async () => {
  const { find, statements } = await office();
  await find("mba");
  statements.length = 0;

  await find("mca");

  expect(statements.filter((text) => text.includes('"synonyms"'))).toEqual([]);
});

test("a line that cannot be is refused in plain words, and nothing is stored", async () => {
  const { write, list } = await office();
  await write("sand", "kiln");
  await write("kiln", "glassblowing");
  const before = await list();

  for (const [what, words, found, field, sentence] of [
    ["nothing", " , ", "", "words", "Words is required"],
    ["signs alone", "mba, !!", "glass", "words", "“!!” holds no letter and no digit"],
    ["one word alone", "murano", "", "words", "One phrase alone has no synonym: add another, or say what it finds"],
    ["a word twice", "murano, M.urano", "glass", "words", "“M.urano” stands here twice"],
    ["a word of another line", "murano, M.B.A.", "", "words", /^The phrase “mba” stands in another line: mba, m b a/],
    ["a word that finds itself", "murano, venice", "venice", "found_words", "“venice” finds itself"],
    ["a circle", "mumbai", "bombay", "found_words", "“bombay” leads back to “mumbai”"],
    ["a circle of three", "glassblowing", "sand", "found_words", "“sand” leads back to “glassblowing”"],
    ["a whole sentence", "i want to learn how glass is blown", "glass", "words", /has more than 6 words$/],
  ] as const) {
    const response = await write(words, found);

    expect.soft(response.statusCode, what).toBe(422);
    const matching = typeof sentence === "string" ? expect.stringContaining(sentence) : expect.stringMatching(sentence);
    expect(response.json().errors).toEqual({ [field]: matching });
    expect(await list()).toEqual(before);
  }
});

test("a viewer reads them and changes none; nobody reads them signed out", async () => {
  const { db, ask, list, signIn } = await office();
  await addUser(db, "farhan", "viewer");
  const farhan = await signIn("farhan");
  const before = await list();

  expect((await ask("GET", "", undefined, farhan)).statusCode).toBe(200);
  expect((await ask("POST", "", { words: "murano, glass" }, farhan)).statusCode).toBe(403);
  expect((await ask("DELETE", `?id=${before[0]!.id}`, undefined, farhan)).statusCode).toBe(403);
  expect((await ask("GET", "", undefined, "")).statusCode).toBe(401);
  expect(await list()).toEqual(before);
});
