import { expect, test } from "vitest";
import { loadSamples } from "#db/seed/load-samples.ts";
import { testApp } from "#test/app.ts";
import { writtenNouns } from "#test/written-nouns.ts";

async function appWithSamples() {
  const testing = await testApp();
  await testing.db.deleteFrom("settings").execute();
  await loadSamples(testing.db);
  const token = await testing.signIn();
  const ask = (method: "GET" | "PUT" | "POST", file: string, payload?: object) =>
    testing.call({ method, url: `/backend/admin/${file}`, token, ...(payload && { payload }) });
  return { ...testing, ask };
}

type Record = { id: number; [field: string]: unknown };

test("what a list of the panel gave may be sent back to it, and nothing has changed", async () => {
  const { ask } = await appWithSamples();
  for (const name of [...writtenNouns, "templates", "users"]) {
    const { data } = (await ask("GET", `${name}.php`)).json<{ data: Record[] }>();
    for (const { id } of data.slice(0, 3)) {
      const read = async () => (await ask("GET", `${name}.php?id=${id}`)).json<{ data: Record }>().data;
      const before = await read();
      const saved = await ask("PUT", `${name}.php?id=${id}`, { ...before, a_key_of_a_later_version: [1] });
      // Staff have touched it: it counts as theirs from now on.
      const touched = { ...("is_sample" in before && { is_sample: 0 }), updated_at: expect.any(String) };

      const answer = [saved.statusCode, saved.json().message];
      expect.soft(answer, `${name} ${id}`).toEqual([200, expect.stringContaining("updated")]);
      expect.soft(await read(), `${name} ${id}`).toEqual({ ...before, ...touched });
    }
  }
});

test("of a field that a university has under two names the one that was changed is kept", async () => {
  const { ask } = await appWithSamples();
  const url = "universities.php?id=1";
  const { data: before } = (await ask("GET", url)).json<{ data: Record }>();

  for (const [changes, website_url, tuition_fee] of [
    [{ website: "https://new-site.example", fees: 199_999 }, "https://new-site.example", 199_999],
    [{ website_url: "https://own.example", tuition_fee: null }, "https://own.example", null],
    [{ website_url: "", website: "https://c.example" }, "https://c.example", before["tuition_fee"]],
  ] as const) {
    const saved = await ask("PUT", url, { ...before, ...changes });

    expect.soft(saved.statusCode).toBe(200);
    expect.soft((await ask("GET", url)).json().data).toMatchObject({ website_url, tuition_fee });
    await ask("PUT", url, before);
  }
});

test("so may the settings", async () => {
  const { ask } = await appWithSamples();
  const { data: before } = (await ask("GET", "settings.php")).json();

  expect((await ask("POST", "settings.php", before)).statusCode).toBe(200);

  expect((await ask("GET", "settings.php")).json().data).toEqual({ ...before, updated_at: expect.any(String) });
});

test("a picture that is no address is refused in a plain sentence, and the record keeps its own", async () => {
  const { ask } = await appWithSamples();
  const { data: before } = (await ask("GET", "courses.php?id=1")).json();

  for (const image of [5, true, ["/art/cover-mba.webp"], { url: "/art/cover-mba.webp" }]) {
    const refused = await ask("PUT", "courses.php?id=1", { ...before, image });
    const sentence = "A picture is a file, or the address that the API gave";
    expect.soft([refused.statusCode, refused.json().errors], JSON.stringify(image)).toEqual([422, { image: sentence }]);
  }
  expect((await ask("GET", "courses.php?id=1")).json().data).toEqual(before);
});

const refusedLinks = [
  "/\\evil.example",
  "//evil.example",
  "/\t/evil.example",
  "/\n/evil.example",
  "javascript:alert(1)",
  "data:text/html,x",
  "https:///evil",
  "https://evil.example\\@disha.example",
  "courses",
  5,
  null,
];

test("a link of a course that leads to no page and no web address is refused, every other is kept", async () => {
  const { ask } = await appWithSamples();
  const { data: before } = (await ask("GET", "courses.php?id=1")).json();

  for (const link of refusedLinks) {
    const refused = await ask("PUT", "courses.php?id=1", { ...before, link });
    expect
      .soft([refused.statusCode, refused.json().errors], JSON.stringify(link))
      .toEqual([422, { link: expect.stringMatching(/^Link must /) }]);
  }
  expect((await ask("GET", "courses.php?id=1")).json().data).toEqual(before);
  for (const link of ["/courses/mba?of=7#fees", "https://disha.example/mba", "  /courses  "]) {
    const saved = await ask("PUT", "courses.php?id=1", { ...before, link });
    expect.soft([saved.statusCode, saved.json().data.link]).toEqual([200, link.trim()]);
  }
});
