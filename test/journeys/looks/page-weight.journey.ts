import type { APIResponse, Page } from "@playwright/test";
import { expect, scrollToTheEnd, test, openSignedIn, withoutPopup } from "#test/journeys/story.ts";

const KILOBYTE = 1000;

/** What comes without a hand comes a second after the page stands. */
const BY_ITSELF_MS = 2_000;

const phone = { width: 390, height: 844 };
const phoneOptions = { viewport: phone, screen: phone, deviceScaleFactor: 3, isMobile: true, hasTouch: true };
test.use(phoneOptions);

for (const address of ["/Blogs/read-the-fee-sheet-before-a-loan", "/about"]) {
  test(`${address} needs less than 8 KB of JavaScript, scrolled to its end`, async ({ page }) => {
    await withoutPopup(page);
    const bytes = await countBytes(page);
    await page.goto(address, { waitUntil: "networkidle" });
    await scrollToTheEnd(page);
    expect(bytes.of("Script")).toBeGreaterThan(0);
    expect(bytes.of("Script")).toBeLessThan(8 * KILOBYTE);
  });
}

const found = "/find?degree=bachelor&percent=48&work=2&budget=-&place=-&language=-";

/** What a page does at once comes with it: the comparison, the lists of the device. */
const limits = [
  ["/find?degree=bachelor", 8],
  [found, 8],
  ["/courses/online-mba", 8],
  ["/courses?mode=online&sort=fee", 8],
  ["/search?q=enginering", 8],
  ["/compare?courses=online-mba,online-mca", 8 + 25],
  ["/shortlist#online-mba=&online-mca=", 8 + 25],
  ["/family-sheet#online-mba=&online-mca=", 8 + 25],
] as const;

test(`what helps to decide comes in less than 70 KB a page, 8 of them JavaScript, or 33 where the device keeps it`, async ({
  browser,
  baseURL,
}) => {
  // Each has a device of its own, which has fetched nothing before; they are waited for together.
  const visits = [];
  for (const [address, script] of limits) {
    const page = await browser.newPage({ baseURL, ...phoneOptions });
    await withoutPopup(page);
    const bytes = await countBytes(page);
    await page.goto(address, { waitUntil: "networkidle" });
    visits.push({ page, bytes, address, script });
  }
  await visits.at(-1)!.page.waitForTimeout(BY_ITSELF_MS);
  for (const { page, bytes, address, script } of visits) {
    expect.soft(bytes.of("Script"), address).toBeGreaterThan(0);
    expect.soft(bytes.of("Script"), address).toBeLessThan(script * KILOBYTE);
    expect.soft(bytes.all(), address).toBeLessThan(70 * KILOBYTE);
    if (address === "/courses/online-mba") {
      await scrollToTheEnd(page);
      expect.soft(bytes.of("Script"), address).toBeLessThan(script * KILOBYTE);
    }
    await page.close();
  }
});

test("the home page's first view comes in less than 70 KB, the whole page within its limits", async ({ page }) => {
  await withoutPopup(page);
  const bytes = await countBytes(page);

  await page.goto("/", { waitUntil: "networkidle" });
  await page.waitForTimeout(BY_ITSELF_MS);
  expect(bytes.of("Document")).toBeGreaterThan(0);
  // Its style sheets are in it.
  expect(bytes.of("Document")).toBeLessThan(30 * KILOBYTE);
  expect(bytes.of("Stylesheet")).toBe(0);
  expect(bytes.of("Script")).toBeGreaterThan(0);
  expect(bytes.of("Script")).toBeLessThan(8 * KILOBYTE);
  expect(bytes.all()).toBeLessThan(70 * KILOBYTE);

  await scrollToTheEnd(page);
  expect(bytes.of("Script")).toBeGreaterThan(40 * KILOBYTE);
  expect(bytes.of("Script")).toBeLessThan(90 * KILOBYTE);
  expect(bytes.of("Image")).toBeGreaterThan(100 * KILOBYTE);
  expect(bytes.of("Image")).toBeLessThan(250 * KILOBYTE);
});

test("/courses comes in less than 16.5 KB, and /UG, /PG, /PGDCS and /universities in the first 14.6 that a server sends, headers included", async ({
  request,
}) => {
  for (const [address, most] of [
    ["/courses", 16.5],
    ["/UG", 14.6],
    ["/PG", 14.6],
    ["/PGDCS", 14.6],
    ["/universities", 14.6],
  ] as const) {
    // Whoever asks first after a start is sent what was packed soon (record 089).
    const length = async () => lengthOnTheWire(await request.get(address));
    await expect.poll(length, { message: address, timeout: 30_000 }).toBeLessThan(most * KILOBYTE);
    expect(await length()).toBeGreaterThan(5 * KILOBYTE);
  }
});
test("pictures below the first screen wait for the first scroll", async ({ page }) => {
  await withoutPopup(page);
  await page.goto("/", { waitUntil: "networkidle" });
  const picture = page.locator("#universities .uni-lead img");
  expect(await picture.evaluate((image: HTMLImageElement) => image.currentSrc)).toBe("");
  await page.evaluate(() => scrollTo(0, 100));
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(/campus-01/);
});

test("the script of a page is not asked for before the first view is painted", async ({ page }) => {
  // What would start it later on does not hear of the load: it is the paint that starts it.
  await page.addInitScript(() => addEventListener("load", (event) => event.stopImmediatePropagation(), true));
  await page.goto("/");
  const { painted, asked } = await page.evaluate(() => ({
    painted: performance.getEntriesByName("first-contentful-paint")[0]!.startTime,
    asked: performance.getEntriesByType("resource").find(({ name }) => name.includes("/entry.client-"))!.startTime,
  }));
  expect(asked).toBeGreaterThan(painted);
});

test("where the browser tells of no paint the script comes after the load event", async ({ page }) => {
  await page.addInitScript(() => (PerformanceObserver.prototype.observe = () => {}));
  await page.goto("/");
  await expect(page.locator("html")).toHaveClass(/is-watched/);
});

test("a list of the panel fetches thumbnails of less than 2 KB, and only those in view", async ({ page }) => {
  await openSignedIn(page, "/admin/universities");
  const pictures = page.locator("tr[data-id] img");
  await expect(page.locator("tr[data-id]")).toHaveCount(20);
  const first = pictures.first();
  await expect.poll(() => first.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(/-96\.avif$/);
  const fetched = () =>
    page.evaluate(() =>
      (performance.getEntriesByType("resource") as PerformanceResourceTiming[])
        .filter(({ name }) => name.endsWith("-96.avif"))
        .map(({ encodedBodySize }) => encodedBodySize),
    );
  expect((await fetched()).length).toBeLessThan(12);
  expect(Math.max(...(await fetched()))).toBeLessThan(2 * KILOBYTE);

  await scrollToTheEnd(page);
  await expect
    .poll(() => pictures.last().evaluate((image: HTMLImageElement) => image.currentSrc))
    .toMatch(/-96\.avif$/);
});

test("the panel's leads come first with less than 150 KB of JavaScript and 60 KB of data", async ({ page }) => {
  const bytes = await countBytes(page);
  await openSignedIn(page, "/admin/leads");
  await page.waitForLoadState("networkidle");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.waitForTimeout(BY_ITSELF_MS);
  expect(bytes.of("Script")).toBeGreaterThan(0);
  expect(bytes.of("Script")).toBeLessThan(150 * KILOBYTE);
  const data = bytes.of("Document") + bytes.of("Fetch") + bytes.of("XHR");
  expect(data).toBeGreaterThan(0);
  expect(data).toBeLessThan(60 * KILOBYTE);
});

test("no public page loads a script of the panel, and no list screen one of the editor", async ({ page }) => {
  const scripts = new Map<string, string>();
  page.on("response", (response) => {
    if (response.request().resourceType() !== "script") return;
    void response.text().then((text) => scripts.set(response.url(), text));
  });
  await withoutPopup(page);
  for (const address of ["/", "/courses", "/universities", "/Blogs", "/contact", "/OnlineAdmission"]) {
    await page.goto(address, { waitUntil: "networkidle" });
  }
  expect(scripts.size).toBeGreaterThan(0);
  for (const [address, text] of scripts) {
    expect([address, text.includes("record-table"), text.includes("panel-desk")]).toEqual([address, false, false]);
  }

  scripts.clear();
  await openSignedIn(page, "/admin/courses");
  await expect(page.getByRole("heading", { name: "Courses" })).toBeVisible();
  await page.waitForLoadState("networkidle");
  const names = [...scripts.keys()].join(" ");
  expect(names).toContain("courses-screen");
  expect(names).not.toMatch(/article-screen|keyboard-dialog|account-screen/);
});

/** Forms are all there is on them, or an editor; they come whole. */
const formScreens =
  /\/(article|settings|desk-rules|page-texts|account|day|login|join|set-password|forgot-password)-screen$/;

interface BuiltRoute {
  id: string;
  parentId?: string;
  module: string;
  imports?: string[];
}

test("no screen of the panel that shows a list begins with 150 KB of JavaScript, or with 60 KB of data", async ({
  page,
  request,
}) => {
  await openSignedIn(page, "/admin/account");
  const { routes, entry } = await page.evaluate(() => Reflect.get(globalThis, "__reactRouterManifest") as Built);
  const own = await page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name));
  const manifest = own.find((name) => /\/manifest-/.test(name))!;
  expect(Object.keys(routes).filter((id) => !/^(root$|admin\/)/.test(id))).toEqual([]);

  const lengths = new Map<string, number>();
  async function lengthOf(path: string) {
    const known = lengths.get(path);
    if (known !== undefined) return known;
    const length = lengthOnTheWire(await request.get(path));
    lengths.set(path, length);
    return length;
  }
  const heavy: string[] = [];
  const screens = Object.values(routes).filter(({ id }) => /^admin\/.*-screen$/.test(id) && !formScreens.test(id));
  for (const screen of screens) {
    const files = new Set([entry.module, ...entry.imports, new URL(manifest).pathname]);
    for (let route: BuiltRoute | undefined = screen; route; route = routes[route.parentId ?? ""])
      for (const file of [route.module, ...(route.imports ?? [])]) files.add(file);
    let bytes = 0;
    for (const file of files) bytes += await lengthOf(file);
    if (bytes >= 150 * KILOBYTE) heavy.push(`${screen.id} ${bytes}`);
  }
  expect(screens.length).toBeGreaterThan(30);
  expect(heavy).toEqual([]);

  for (const list of ["courses", "universities", "blogs", "pages", "pictures"]) {
    const answer = await page.request.get(`/admin/${list}`);
    expect([list, answer.url().endsWith(list)]).toEqual([list, true]);
    expect(Number(answer.headers()["content-length"])).toBeLessThan(60 * KILOBYTE);
  }
});

interface Built {
  routes: Record<string, BuiltRoute>;
  entry: { module: string; imports: string[] };
}

/** Packed, with its headers: what is read of the answer is unpacked. */
function lengthOnTheWire(answer: APIResponse): number {
  const headers = answer.headersArray().map(({ name, value }) => `${name}: ${value}\r\n`);
  return Number(answer.headers()["content-length"]) + `HTTP/1.1 200 OK\r\n${headers.join("")}\r\n`.length;
}

/** From now on, compressed, with their headers, as they come over the wire. */
async function countBytes(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  const types = new Map<string, string>();
  const received: { type: string; bytes: number }[] = [];
  session.on("Network.responseReceived", ({ requestId, type, response }) => {
    // What stands in the style sheet itself comes over no wire.
    // A script is fetched before it is imported (`import-fetched.ts`).
    if (!response.url.startsWith("data:")) types.set(requestId, response.url.endsWith(".js") ? "Script" : type);
  });
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength: bytes }) => {
    const type = types.get(requestId);
    if (type) received.push({ type, bytes });
  });
  const sum = (some: typeof received) => some.reduce((all, { bytes }) => all + bytes, 0);
  return { all: () => sum(received), of: (type: string) => sum(received.filter((each) => each.type === type)) };
}
