import { expect, test } from "vitest";
import { loadSamples } from "#db/seed/load-samples.ts";
import { testApp } from "#test/app.ts";

type Fields = Record<string, unknown> & { id: number };

async function appWithSamples() {
  const testing = await testApp();
  await testing.db.deleteFrom("settings").execute();
  await loadSamples(testing.db);
  const token = await testing.signIn();
  const ask = async (method: "GET" | "POST" | "PUT" | "DELETE", file: string, payload?: object) => {
    const url = `/backend/admin/${file}`;
    const response = await testing.call({ method, url, token, ...(payload && { payload }) });
    return { status: response.statusCode, ...response.json<{ data: Fields; message?: string }>() };
  };
  const list = async (file: string) => (await ask("GET", file)).data as unknown as Fields[];
  const find = async (noun: string, id: number) => (await ask("GET", `${noun}.php?id=${id}`)).data;
  const last = async (noun: string) => find(noun, (await list(`${noun}.php`)).at(-1)!.id);
  /** Another one like the last of the list. */
  const add = async (noun: string, change: object) => {
    const { data, ...answer } = await ask("POST", `${noun}.php`, { ...(await last(noun)), ...change });
    expect([noun, answer]).toEqual([noun, expect.objectContaining({ status: 201, success: true })]);
    return data;
  };
  const lines = async () =>
    (await testing.db.selectFrom("activities").select(["type", "action"]).orderBy("id").execute()).map(
      ({ type, action }) => `${type} ${action}`,
    );
  return { ...testing, ask, list, find, last, add, lines };
}

/** Nouns as the API calls them, with what makes another of one. */
const nouns = [
  ["courses", { title: "Another course", slug: "" }],
  ["programs", { title: "Another programme", slug: "" }],
  ["testimonials", { name: "Sarita Deshmukh" }],
  ["faqs", { question: "Is there another question?" }],
  ["stat-items", { text: "of another figure" }],
  ["expert-guidance", { name: "Sarita Deshmukh" }],
  ["leaders", { name: "Sarita Deshmukh" }],
  ["core-values", { name: "Another value" }],
  ["blogs", { title: "Another article", slug: "" }],
  ["gallery", { caption: "Another picture", existingImage: "/art/landscape-nature.webp" }],
  ["universities", { name: "Another university", slug: "" }],
] as const;

/** What the product itself says of a record; an article appears when it is added. */
const own = [
  "id",
  "slug",
  "is_sample",
  "created_at",
  "updated_at",
  "position",
  "place",
  "universities",
  "existingImage",
  "date",
  "published_at",
];
/** A picture is added as a file. */
const isPicture = (name: string) => /image|logo|photo/.test(name);

const without = (record: Fields, names: readonly string[]) =>
  Object.fromEntries(Object.entries(record).filter(([name]) => !names.includes(name) && !isPicture(name)));

test("what is added of each noun says what was sent, is in the list, and leaves one line in the history", async () => {
  const { ask, list, find, last, lines } = await appWithSamples();

  for (const [noun, change] of nouns) {
    const sent = { ...(await last(noun)), ...change };
    const before = (await list(`${noun}.php`)).length;
    const told = (await lines()).length;

    const { status, data, message } = await ask("POST", `${noun}.php`, sent);

    expect([noun, status, message]).toEqual([noun, 201, expect.stringMatching(/^[A-Z][a-z ]+ added$|created|saved/i)]);
    const stored = await find(noun, data.id);
    const said = without(sent, own);
    expect([noun, stored]).toEqual([noun, expect.objectContaining(said)]);
    expect([noun, (await list(`${noun}.php`)).length]).toEqual([noun, before + 1]);
    expect([noun, (await lines()).length]).toEqual([noun, told + 1]);
  }
});

test("what is deleted of each noun is gone, lies in the trash, and comes back as it was, to the letter", async () => {
  const { ask, list, find, add, lines } = await appWithSamples();

  for (const [noun, change] of nouns) {
    // Something may stand on what the samples bring, such as a course on its university.
    const added = await add(noun, change);
    const before = await find(noun, added.id);
    const told = (await lines()).length;

    const gone = await ask("DELETE", `${noun}.php?id=${added.id}`);
    expect([noun, gone.status]).toEqual([noun, 200]);
    expect([noun, (await ask("GET", `${noun}.php?id=${added.id}`)).status]).toEqual([noun, 404]);
    expect([noun, (await ask("DELETE", `${noun}.php?id=${added.id}`)).status]).toEqual([noun, 404]);
    expect([noun, (await ask("PUT", `${noun}.php?id=${added.id}`, before)).status]).toEqual([noun, 404]);

    const [trashed] = await list("trash.php?page=1&limit=1");
    const restored = await ask("POST", `trash.php?id=${trashed!.id}`);
    expect([noun, restored.status]).toEqual([noun, 200]);
    expect([noun, without(await find(noun, added.id), ["updated_at"])]).toEqual([
      noun,
      without(before, ["updated_at"]),
    ]);
    expect([noun, (await ask("POST", `trash.php?id=${trashed!.id}`)).status]).toEqual([noun, 404]);
    expect([noun, (await lines()).length]).toEqual([noun, told + 2]);
  }
});

test("what is saved of each noun as it stands makes no version, and a change makes one that can be taken back", async () => {
  const { ask, find, add } = await appWithSamples();

  for (const [noun, change] of nouns) {
    const added = await add(noun, change);
    const before = await find(noun, added.id);
    const versions = async () =>
      (await ask("GET", `versions.php?list=${noun}&id=${added.id}`)).data["versions"] as object[];
    const atFirst = (await versions()).length;
    await ask("PUT", `${noun}.php?id=${added.id}`, before);
    expect([noun, (await versions()).length]).toEqual([noun, atFirst]);

    const [name] = Object.keys(change) as [string];
    const changed = await ask("PUT", `${noun}.php?id=${added.id}`, { ...before, [name]: "Quite another name" });
    expect([noun, changed.status, changed.data[name]]).toEqual([noun, 200, "Quite another name"]);
    expect([noun, (await versions()).length]).toEqual([noun, atFirst + 1]);
  }
});
