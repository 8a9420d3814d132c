import * as build from "virtual:react-router/server-build";
import { expect, test } from "vitest";
import { pathOfRoute } from "#app/server/pages/canonical-path.ts";
import { loadSamples } from "#db/seed/load-samples.ts";
import { type TestApp, testApp } from "#test/app.ts";

/** What no link of ours says: a name that every object of the language has, and what is no number, day or word. */
const hostileValues = ["toString", "__proto__", "-1", "9".repeat(30), "2026-02-30", "\0", "[]"];
/** What the screens of the panel read of their addresses, and parts of them of theirs. */
const panelNames = ["period", "view", "of", "id", "query", "count", "by", "tab", "sort", "page", "q", "since", "until"];

test("every page of site and panel answers whatever its address asks, and nothing fails on the way", async () => {
  const testing = await testApp();
  await testing.db.deleteFrom("settings").execute();
  await loadSamples(testing.db);
  const cookie = `disha_panel=${await testing.signIn()}`;
  const failures: string[] = [];
  let asked = 0;
  const open = async (path: string, query: Record<string, string>) => {
    const url = `${path}?${new URLSearchParams(query)}`;
    const { statusCode } = await testing.call({ method: "GET", url, headers: { cookie } });
    asked += 1;
    if (statusCode >= 500) failures.push(`${statusCode} ${url}`);
  };

  for (const [path, names] of await readAddresses(testing)) {
    const data = path === "/" ? "/_root.data" : `${path}.data`;
    await open(data, Object.fromEntries(names.map((name) => [name, "toString"])));
    await open(data, Object.fromEntries(names.map((name, at) => [name, hostileValues[at % hostileValues.length]!])));
  }

  expect(failures).toEqual([]);
  expect(asked).toBeGreaterThan(150);
});

/**
 * Each page, by its path, with what it reads of its address: a page of the site names that in its `handle`. The parts
 * of a path that stand for a record are the first one's.
 */
async function readAddresses({ db }: TestApp): Promise<Map<string, string[]>> {
  const { slug } = await db.selectFrom("courses").select("slug").orderBy("id").executeTakeFirstOrThrow();
  const addresses = Object.entries(build.routes).map(([id, route]): [string, string[]] => {
    const path = pathOfRoute(build.routes, id).replaceAll(":slug", slug).replaceAll(/:\w+/g, "1");
    const { queryKeys = [] } = (route?.module.handle ?? {}) as { queryKeys?: string[] };
    return [path, path.startsWith("/admin") ? panelNames : [...queryKeys]];
  });
  return new Map(addresses);
}
