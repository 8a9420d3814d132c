import { readFile } from "node:fs/promises";
import type { LightMyRequestResponse } from "fastify";
import sharp from "sharp";
import { expect, test } from "vitest";
import { loadSamples } from "#db/seed/load-samples.ts";
import { testApp } from "#test/app.ts";
import { jsonLdOf } from "#test/reading/json-ld.ts";
import { readSiteMap } from "#test/reading/site-map.ts";
import { visibleText } from "#test/reading/visible-text.ts";

const ORIGIN = "http://disha.test";

/** The sample content under a name of its own, and a page of the office's own; `open` answers one page. */
async function sampleSite() {
  const app = await testApp();
  const { call, db, signIn } = app;
  await db.deleteFrom("settings").execute();
  await loadSamples(db);
  await db.updateTable("settings").set({ site_name: "Margdarshak" }).execute();
  const payload = {
    title: "Fee waivers",
    description: "Who waives a part of the fee, and for whom, told for search.",
    body: "<p>Ask us.</p>",
    is_published: 1,
  };
  await call({ method: "POST", url: "/backend/admin/pages.php", token: await signIn(), payload });
  return { ...app, open: (path: string) => call({ method: "GET", url: path }) };
}

type Page = { path: string; response: LightMyRequestResponse };
let walked: Promise<Page[]> | undefined;

/** Every page of the site map: read once, for all who look at them. */
const wholeSite = () => (walked ??= walkSite());

async function walkSite(): Promise<Page[]> {
  const { open } = await sampleSite();
  const { paths } = await readSiteMap(open);
  const pages: Page[] = [];
  for (const path of paths) pages.push({ path, response: await open(path) });
  return pages;
}

const contentOf = (html: string, pattern: RegExp) => decode(pattern.exec(html)?.[1] ?? "");
const decode = (text: string) =>
  text.replaceAll("&quot;", '"').replaceAll("&#x27;", "'").replaceAll("&lt;", "<").replaceAll("&amp;", "&");
const propertyOf = (html: string, name: string) => contentOf(html, new RegExp(`property="${name}" content="([^"]*)"`));

test("every page has a title, a description and an address of its own, under the site's name", async () => {
  const pages = await wholeSite();
  const titles = new Map<string, string>();
  const descriptions = new Map<string, string>();
  expect(pages.length).toBeGreaterThan(60);

  for (const { path, response } of pages) {
    const title = contentOf(response.body, /<title>(.*?)<\/title>/);
    const description = contentOf(response.body, /<meta name="description" content="([^"]*)"/);
    expect([path, title.length <= 70 ? "short" : title]).toEqual([path, "short"]);
    if (title.length <= 70 - " | Margdarshak".length)
      expect([path, title]).toEqual([path, expect.stringMatching(/^.{3,} \| Margdarshak$/)]);
    expect([path, description.length > 50 && description.length <= 160]).toEqual([path, true]);
    expect([path, titles.get(title), descriptions.get(description)]).toEqual([path, undefined, undefined]);
    titles.set(title, path);
    descriptions.set(description, path);
    expect(contentOf(response.body, /<link rel="canonical" href="([^"]*)"/)).toBe(ORIGIN + path);
    expect(response.body).not.toContain('name="robots"');
    // The samples' biographies speak of Disha, as staff would of themselves.
    if (path !== "/about") expect([path, response.body.includes("Disha")]).toEqual([path, false]);
  }
});

test("a long title leaves out the site's name, then the university, and never half a word", async () => {
  const { open, db } = await sampleSite();
  const titleOf = async (slug: string, title: string) => {
    await db.updateTable("courses").set({ title }).where("slug", "=", slug).execute();
    return contentOf((await open(`/courses/${slug}`)).body, /<title>(.*?)<\/title>/);
  };

  const withAll = "MBA in Rural Banking, Aravalli Ridge University | Margdarshak";
  expect(await titleOf("executive-mba", "MBA in Rural Banking")).toBe(withAll);
  const withUniversity = "MBA in Rural Banking and Cooperatives, Deccan Gate University";
  expect(await titleOf("online-mba", "MBA in Rural Banking and Cooperatives")).toBe(withUniversity);
  const withSite = "Diploma in Computer Science: Networks and Clouds | Margdarshak";
  expect(await titleOf("pg-diploma-cyber-security", "Diploma in Computer Science: Networks and Clouds")).toBe(withSite);
  const byItself = "Diploma in Computer Science: the Security of Networks, Clouds and Small Devices";
  expect(await titleOf("pg-diploma-data-analytics", byItself)).toBe(byItself);
});

test("every page names its own share picture, with size and words", async () => {
  const pages = await wholeSite();
  const { open } = await sampleSite();

  for (const { path, response } of pages) {
    const address = propertyOf(response.body, "og:image");
    expect(address).toMatch(new RegExp(`^${ORIGIN}/og${path === "/" ? "/home" : path}\\.[0-9a-z]+\\.jpg$`));
    expect(propertyOf(response.body, "og:image:width")).toBe("1200");
    expect(propertyOf(response.body, "og:image:height")).toBe("630");
    expect(propertyOf(response.body, "og:image:alt")).toContain("Margdarshak");
    expect(propertyOf(response.body, "og:url")).toBe(ORIGIN + path);
    expect(response.body).toContain('name="twitter:card" content="summary_large_image"');
    // Nothing is drawn for this, and yet an address that answers leads to the address of the page.
    const outdated = await open(address.slice(ORIGIN.length).replace(/\.\w+\.jpg$/, ".0.jpg"));
    expect([outdated.statusCode, ORIGIN + outdated.headers.location]).toEqual([302, address]);
  }
});

test("what machines are told stands on the page, too", async () => {
  const pages = await wholeSite();
  const kinds = new Set<unknown>();

  for (const { path, response } of pages) {
    const text = visibleText(response.body);
    for (const thing of jsonLdOf(response)) {
      kinds.add(thing["@type"]);
      expect(thing["@context"]).toBe("https://schema.org");
      for (const said of wordsOf(thing)) expect([path, said, text.includes(said)]).toEqual([path, said, true]);
    }
  }

  const expected = [
    "Article",
    "BreadcrumbList",
    "CollegeOrUniversity",
    "Course",
    "FAQPage",
    "ItemList",
    "Organization",
    "WebPage",
    "WebSite",
  ];
  expect(kinds).toEqual(new Set(expected));
});

test("a course is told with its provider, its fee in rupees and its mode; home with the way to search", async () => {
  const { open } = await sampleSite();
  const things = async (path: string) => jsonLdOf(await open(path));

  const course = (await things("/courses/online-mba")).find((thing) => thing["@type"] === "Course");
  expect(course).toMatchObject({
    name: "Online MBA",
    provider: { "@type": "CollegeOrUniversity", name: "Deccan Gate University" },
    offers: { "@type": "Offer", priceCurrency: "INR" },
  });
  // One for each session that can still be entered, or one without a date.
  for (const session of [course?.["hasCourseInstance"]].flat())
    expect(session).toMatchObject({ "@type": "CourseInstance", courseMode: "Online" });
  expect((await things("/")).find((thing) => thing["@type"] === "WebSite")).toMatchObject({
    name: "Margdarshak",
    potentialAction: { target: { urlTemplate: `${ORIGIN}/search?q={search_term_string}` } },
  });
});

test("a share picture is drawn once, 1200 by 630 and under 300 KB, with whatever is on the page", async () => {
  const { open } = await sampleSite();
  for (const path of ["/", "/courses/mba", "/courses/online-mba", "/universities/deccan-gate-university"]) {
    const address = propertyOf((await open(path)).body, "og:image");
    const { statusCode, headers, rawPayload } = await open(address.slice(ORIGIN.length));
    expect([path, statusCode, headers["content-type"]]).toEqual([path, 200, "image/jpeg"]);
    expect(headers["cache-control"]).toContain("immutable");
    expect(rawPayload.length).toBeLessThan(300_000);
    expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 1200, height: 630 });
  }
  expect((await open("/og/courses/nothing.abc.jpg")).statusCode).toBe(404);
  expect((await open("/og/../server.ts")).statusCode).toBe(404);
}, 60_000);

test("the picture of a link leads to that of today where a course, an article or a course of a comparison has moved", async () => {
  const { open, call, signIn, db } = await sampleSite();
  const token = await signIn();
  const pictureOf = async (path: string) => propertyOf((await open(path)).body, "og:image").slice(ORIGIN.length);
  const [article] = await db.selectFrom("articles").select(["id", "slug"]).execute();
  const pages = [
    { was: "/courses/online-mca", is: "/courses/mca-from-home" },
    { was: `/Blogs/${article!.slug}`, is: "/Blogs/read-it-first" },
    { was: "/compare?courses=online-mba,online-mca", is: "/compare?courses=online-mba,mca-from-home" },
  ];
  const before = await Promise.all(pages.map(({ was }) => pictureOf(was)));
  const rename = async (list: string, id: number, slug: string) => {
    const url = `/backend/admin/${list}.php?id=${id}`;
    const { data } = (await call({ method: "GET", url, token })).json<{ data: object }>();
    expect((await call({ method: "PUT", url, token, payload: { ...data, slug } })).statusCode).toBe(200);
  };
  const mca = await db.selectFrom("courses").select("id").where("slug", "=", "online-mca").executeTakeFirstOrThrow();
  await rename("courses", mca.id, "mca-from-home");
  await rename("blogs", article!.id, "read-it-first");

  for (const [place, { is }] of pages.entries()) {
    const { statusCode, headers } = await open(before[place]!);
    expect([before[place], statusCode, headers.location]).toEqual([before[place], 302, await pictureOf(is)]);
  }
}, 60_000);

test("a share picture draws a title in Hindi, its joined letters as one, on a machine without such letters", async () => {
  const { open, db } = await sampleSite();
  const widthOf = async (title: string, slug: string) => {
    await db.updateTable("courses").set({ title }).where("slug", "=", slug).execute();
    const address = propertyOf((await open(`/courses/${slug}`)).body, "og:image").slice(ORIGIN.length);
    const { rawPayload } = await open(address);
    const words = sharp(rawPayload).extract({ left: 68, top: 370, width: 632, height: 80 });
    const ink = sharp(await words.png().toBuffer()).trim({ background: "#fbf8f2", threshold: 60 });
    return (await ink.toBuffer({ resolveWithObject: true })).info.width;
  };
  // What has no drawing is a box with its number, one for each of the three signs.
  expect(await widthOf("क्ष", "online-mba")).toBeLessThan(1.7 * (await widthOf("क", "mtech")));
}, 60_000);

test("a phone's home screen shows the site's own name, with icons for every mask", async () => {
  const { open } = await sampleSite();
  const { body, headers } = await open("/site.webmanifest");

  expect(headers["content-type"]).toBe("application/manifest+json");
  const manifest = JSON.parse(body) as { name: string; icons: { src: string; sizes: string; purpose?: string }[] };
  expect(manifest.name).toBe("Margdarshak");
  expect(manifest.icons.map(({ purpose }) => purpose)).toContain("maskable");
  for (const { src, sizes } of manifest.icons.filter(({ src }) => src.endsWith(".png"))) {
    const { width, height } = await sharp(await readFile(`public${src}`)).metadata();
    expect(`${width}x${height}`).toBe(sizes);
  }
});

/** The words for people in a thing and in what it holds; addresses, types and codes are for machines. */
function wordsOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(wordsOf);
  if (typeof value !== "object" || value === null) return [];
  const spoken = new Set([
    "name",
    "headline",
    "description",
    "text",
    "telephone",
    "email",
    "address",
    "articleSection",
  ]);
  return Object.entries(value).flatMap(([key, held]) =>
    typeof held === "string" ? (spoken.has(key) ? [held.replaceAll(/\s+/g, " ")] : []) : wordsOf(held),
  );
}
