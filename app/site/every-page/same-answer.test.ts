import fc from "fast-check";
import { expect, test } from "vitest";
import { loadSamples } from "#db/seed/load-samples.ts";
import { createApp } from "#app/server/create-app.ts";
import { testApp } from "#test/app.ts";

const part = (name: string, ...values: string[]) => fc.constantFrom("", ...values.map((value) => `${name}=${value}`));

/** Addresses of lists and tools: with what narrows, orders and turns them, several at once. */
const address = fc
  .tuple(
    fc.constantFrom("/courses", "/UG", "/PG", "/courses/mba", "/universities", "/search", "/find", "/compare"),
    part("mode", "online", "distance", "weekend"),
    part("state", "Maharashtra", "Kerala"),
    part("fee", "50000", "100000"),
    part("sort", "title", "fee", "fee-desc", "name", "rank"),
    part("page", "1", "2", "3"),
    part("q", "mba", "enginering", "online+deccan", "zzzz"),
    part("degree", "12th", "bachelor"),
    part("percent", "48", "60"),
    part("courses", "online-mba", "online-mba,online-mba-2,online-mca"),
  )
  .map(([path, ...parts]) => `${path}?${parts.filter(Boolean).join("&")}`);

/** Little narrowed: what stands in a wrong place shows. */
const whole = [
  "/courses?mode=online&sort=fee",
  "/PG?sort=fee",
  "/courses?page=3",
  "/universities",
  "/search?q=university",
];

/** What a visitor is shown: the ids that scripts and styles are let in by are of one answer alone. */
const shownIn = (body: string) => /<main.*<\/main>/s.exec(body)?.[0] ?? body;

test("the same address gives the same answer, asked in another order and of a process that has just begun", async () => {
  const site = await testApp();
  await site.db.deleteFrom("settings").execute();
  await loadSamples(site.db);
  const token = await site.signIn();
  const read = async (url: string, app = site.app) => shownIn((await app.inject({ method: "GET", url })).body);
  const change = async (id: number, fee_rupees: number) => {
    const url = `/backend/admin/courses.php?id=${id}`;
    const { data } = (await site.call({ method: "GET", url, token })).json();
    const payload = { ...data, fee_items: [], fee_rupees, duration: "2 Years", position: 3 };
    expect((await site.call({ method: "PUT", url, token, payload })).statusCode).toBe(200);
  };
  const ids = (await site.db.selectFrom("courses").select("id").orderBy("id").limit(30).execute()).map(({ id }) => id);

  await fc.assert(
    fc.asyncProperty(
      fc.uniqueArray(address, { minLength: 3, maxLength: 4 }),
      fc.array(fc.tuple(fc.constantFrom(...ids), fc.constantFrom(120_000, 150_000)), { minLength: 3, maxLength: 5 }),
      async (some, changes) => {
        const addresses = [...some, ...whole];
        for (const url of addresses) await read(url);
        // What the process knows by heart has grown change by change, with equal fees and places among them.
        for (const [id, fee] of changes) await change(id, fee);
        const first = new Map<string, string>();
        for (const url of addresses) first.set(url, await read(url));
        const { dataFolder, bucket } = site;
        // What a process knows by heart hangs on its handle of the database: another handle has learnt nothing.
        const db = site.db.withoutPlugins();
        const begun = await createApp({
          db,
          dataFolder,
          bucket,
          publicOrigin: "http://disha.test",
          logLevel: "silent",
        });
        for (const url of addresses.toReversed()) expect(await read(url, begun), url).toBe(first.get(url));
        await begun.close();
      },
    ),
    { numRuns: 2, endOnFailure: true },
  );
}, 60_000);
