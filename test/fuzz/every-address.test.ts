import * as build from "virtual:react-router/server-build";
import { expect, test } from "vitest";
import { pathOfRoute } from "#app/server/pages/canonical-path.ts";
import { loadSamples } from "#db/seed/load-samples.ts";
import { type TestApp, testApp } from "#test/app.ts";

/** What no link of ours says: a name that every object of the language has, and what is no number, day or word. */
const hostileValues = ["toString", "__proto__", "-1", "9".repeat(30), "2026-02-30", "\0", "[]"];
/** Read by scripts alone, or by parts of a screen of the panel: no link bears them. */
const moreNames = ["period", "view", "of", "id", "query", "count", "by", "tab", "sort", "page", "q", "since", "until"];

test("every page of site and panel answers whatever its address asks, and nothing fails on the way", async () => {
  const testing = await testApp();
  await testing.db.deleteFrom("settings").execute();
  await loadSamples(testing.db);
  const cookie = `disha_panel=${await testing.signIn()}`;
  const failures: string[] = [];
  let asked = 0;
  const open = async (path: string, query: Record<string, string> = {}) => {
    const url = `${path}?${new URLSearchParams(query)}`;
    const { statusCode, body } = await testing.call({ method: "GET", url, headers: { cookie } });
    asked += 1;
    if (statusCode >= 500) failures.push(`${statusCode} ${url}`);
    return body;
  };

  for (const path of await pagePaths(testing)) {
    const names = namesIn(await open(path), path);
    for (const name of names) {
      // What it reads, without what it draws.
      await open(path === "/" ? "/_root.data" : `${path}.data`, { [name]: "toString" });
    }
    await open(path, Object.fromEntries(names.map((name, at) => [name, hostileValues[at % hostileValues.length]!])));
  }

  expect(failures).toEqual([]);
  expect(asked).toBeGreaterThan(300);
});

/** Each page of which the samples have one: the parts of an address that stand for a record are the first one's. */
async function pagePaths({ db }: TestApp): Promise<string[]> {
  const { slug } = await db.selectFrom("courses").select("slug").orderBy("id").executeTakeFirstOrThrow();
  const paths = Object.keys(build.routes).map((id) => pathOfRoute(build.routes, id));
  return [...new Set(paths)].map((path) => path.replaceAll(":slug", slug).replaceAll(/:\w+/g, "1"));
}

/** What the page's own links and fields ask of it. */
function namesIn(html: string, path: string): string[] {
  const links = [...html.matchAll(/href="([^"#?]*)\?([^"#]*)/g)].filter(([, to]) => to === path || to === "");
  const inLinks = links.flatMap(([, , query]) => [...new URLSearchParams(query!.replaceAll("&amp;", "&")).keys()]);
  const inFields = [...html.matchAll(/<(?:input|select)\b[^>]*\sname="([^"]+)"/g)].map(([, name]) => name!);
  return [...new Set([...inLinks, ...inFields, ...(path.startsWith("/admin") ? moreNames : [])])];
}
