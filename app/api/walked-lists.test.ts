import { expect, test } from "vitest";
import { loadSamples } from "#db/seed/load-samples.ts";
import { sendLeads } from "#test/factories/lead-factories.ts";
import { describedOperations, type Operation } from "#test/reading/described-operations.ts";
import { testApp } from "#test/app.ts";

interface Listed {
  data: ({ id?: number } & Record<string, unknown>)[];
  meta: { total: number; counts?: Record<string, Record<string, { total: number }>> };
}

/** The lists of the panel, with the samples and some enquiries in them. */
async function lists() {
  const testing = await testApp();
  const { db, call } = testing;
  await db.deleteFrom("settings").execute();
  await loadSamples(db);
  await sendLeads(testing, { name: "Asha" }, { name: "ravi" }, { name: "Élan" }, { name: "Zoya" }, { name: "asha" });
  for (const email of ["tanvi@mail.example", "asha@mail.example", "zoya@mail.example"])
    await call({ method: "POST", url: "/backend/api/newsletter.php", payload: { email } });
  const token = await testing.signIn();
  const walked = (await describedOperations(testing)).filter(isWalked);
  const listed = async (url: string) => {
    const response = await call({ method: "GET", url, token });
    expect([url, response.statusCode]).toEqual([url, 200]);
    return response.json<Listed>();
  };
  return { ...testing, walked, listed };
}

const isWalked = ({ method, path, query: { properties = {}, required = [] } }: Operation) =>
  method === "GET" &&
  path.startsWith("/backend/admin/") &&
  properties["page"]?.type === "integer" &&
  properties["sort"] !== undefined &&
  required.length === 0;

const ordersOf = ({ query: { properties = {} } }: Operation) => (properties["sort"]!.enum ?? []) as string[];
const keysOf = ({ data }: Listed) => data.map((row) => row.id ?? JSON.stringify(row));

test("in every order of every list each record stands on one page, and its place is that in the whole", async () => {
  const { walked, listed } = await lists();
  for (const operation of walked) {
    const { path } = operation;
    const all = new Set(keysOf(await listed(`${path}?page=1&limit=500`)));
    for (const order of ordersOf(operation)) {
      const whole = keysOf(await listed(`${path}?page=1&limit=500&sort=${order}`));
      const size = Math.max(2, Math.ceil(whole.length / 3));
      const pages: unknown[] = [];
      for (let page = 1; page <= 3; page += 1)
        pages.push(...keysOf(await listed(`${path}?page=${page}&limit=${size}&sort=${order}`)));
      expect([path, order, pages]).toEqual([path, order, whole]);
      expect([path, order, new Set(whole)]).toEqual([path, order, all]);
    }
  }
  expect(walked.length).toBeGreaterThan(12);
});

test("behind the last page of a list there is nothing, and its number is told all the same", async () => {
  const { walked, listed } = await lists();
  for (const { path } of walked) {
    const { meta } = await listed(`${path}?page=1&limit=5`);
    const beyond = await listed(`${path}?page=1000&limit=5`);
    expect([path, beyond.data, beyond.meta.total]).toEqual([path, [], meta.total]);
  }
});

test("what a tab or a filter counts is what it shows, alone and beside words", async () => {
  const { walked, listed } = await lists();
  let counted = 0;
  for (const { path, query } of walked.filter(({ query }) => query.properties!["counts"])) {
    for (const words of ["", "&q=a"]) {
      const { meta } = await listed(`${path}?page=1&limit=1&counts=1${words}`);
      for (const [filter, values] of Object.entries(meta.counts ?? {})) {
        if (!query.properties![filter]) continue;
        for (const [value, { total }] of Object.entries(values)) {
          // Tabs count all there are of them, whatever is looked for.
          const shown = await listed(`${path}?page=1&limit=500&${filter}=${encodeURIComponent(value)}`);
          expect([path, filter, value, shown.meta.total]).toEqual([path, filter, value, total]);
          expect([path, filter, value, shown.data.length]).toEqual([path, filter, value, Math.min(total, 500)]);
          counted += 1;
        }
      }
    }
  }
  expect(counted).toBeGreaterThan(20);
});

test("whoever looks for words is shown a part of the list, in the same order, and less with each word more", async () => {
  const { walked, listed } = await lists();
  let narrowed = 0;
  for (const { path } of walked.filter(({ query }) => query.properties!["q"])) {
    const whole = keysOf(await listed(`${path}?page=1&limit=500`));
    for (const words of ["a", "an", "online", "asha", "zzz-no-such-word"]) {
      const some = keysOf(await listed(`${path}?page=1&limit=500&q=${words}`));
      expect([path, words, some]).toEqual([path, words, whole.filter((key) => some.includes(key))]);
      const fewer = keysOf(await listed(`${path}?page=1&limit=500&q=${words}%20e`));
      expect([path, words, fewer.filter((key) => !some.includes(key))]).toEqual([path, words, []]);
      if (some.length > 0 && some.length < whole.length) narrowed += 1;
    }
  }
  expect(narrowed).toBeGreaterThan(5);
});
