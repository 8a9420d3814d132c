import { randomInt } from "node:crypto";
import { expect, type Locator, type Page, request, test as base } from "@playwright/test";
import { personalKey } from "#app/lib/browser/personal-storage.ts";
import { startJourneyServer } from "#scripts/servers/journey-server.ts";

/**
 * Every story fails on uncaught errors, console errors and warnings of its pages, and on lines that the server writes
 * to stderr meanwhile. The browser reports each refused request: a story that provokes one names its status, how the
 * log line begins, and what the server writes.
 */
export const test = base.extend<
  { refusal: number | null; logged: string | null; serverError: string | null; quietServer: void },
  { server: Awaited<ReturnType<typeof startJourneyServer>> }
>({
  refusal: [null, { option: true }],
  logged: [null, { option: true }],
  serverError: [null, { option: true }],
  server: [
    // Playwright reads a fixture's dependencies from the braces.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const server = await startJourneyServer();
      await use(server);
      await server.stop();
      expect(server.takeErrors()).toEqual([]);
    },
    { scope: "worker" },
  ],
  quietServer: [
    async ({ server, serverError }, use) => {
      await use();
      const lines = server.takeErrors();
      if (serverError !== null) expect(lines.join("\n")).toContain(serverError);
      expect(lines.filter((line) => serverError === null || !line.includes(serverError))).toEqual([]);
    },
    { auto: true },
  ],
  baseURL: ({ server }, use) => use(server.address),
  // oxlint-disable-next-line no-empty-pattern
  extraHTTPHeaders: ({}, use) => use({ "x-forwarded-for": someAddress() }),
  page: async ({ page, javaScriptEnabled, refusal, logged }, use) => {
    if (javaScriptEnabled) await pressWhenAwake(page);
    const complaints: string[] = [];
    const isProvoked = (text: string) =>
      (refusal !== null && text.includes(`status of ${refusal}`)) || (logged !== null && text.startsWith(logged));
    page.on("pageerror", (error) => complaints.push(error.message));
    page.on("console", (message) => {
      if (!["error", "warning"].includes(message.type()) || isProvoked(message.text())) return;
      complaints.push(message.text());
    });
    await use(page);
    expect(complaints).toEqual([]);
  },
});

/**
 * A page's scripts start after its first paint (record 029), and only robots press sooner; until then it lacks its
 * mark. Playwright checks for it before each step, which takes a fifth of the step; not in the panel, which stays ready
 * once loaded.
 */
async function pressWhenAwake(page: Page) {
  const asleep = page.locator("html:not(.is-watched):has(script[data-start])");
  const asleepPanel = page.locator("html:not(.is-awake):has(#panel-links)");
  let isLookedFor = false;
  const goTo = page.goto.bind(page);
  page.goto = async (address, options) => {
    const response = await goTo(address, options);
    const isPanel = new URL(page.url()).pathname.startsWith("/admin");
    if (isPanel && isLookedFor) await page.removeLocatorHandler(asleep);
    if (!isPanel && !isLookedFor) await page.addLocatorHandler(asleep, async () => {});
    isLookedFor = !isPanel;
    if (!options?.waitUntil) await asleep.or(asleepPanel).waitFor({ state: "detached" });
    return response;
  };
}

/** A client address in a random network. */
const someAddress = () => `10.${randomInt(256)}.${randomInt(256)}.1`;

/** Keeps the pop-up away, for stories that do not need it. */
export const withoutPopup = (page: Page) =>
  page.addInitScript(() => localStorage.setItem("guidance-shown", new Date().toDateString()));

/** Lets the two seconds pass after which the pop-up would open; needs the page's clock to be installed. */
export async function popupTimeToPass(page: Page) {
  await page.waitForLoadState("load");
  await page.clock.runFor(2500);
}

/** Keeps `tel:` links from opening the browser's dialog. */
export const withoutTelephone = (page: Page) =>
  page.addInitScript(() => {
    addEventListener("click", (event) => {
      if ((event.target as HTMLElement).closest('a[href^="tel:"]')) event.preventDefault();
    });
  });

const administrator = () => ({
  username: process.env["ADMIN_USERNAME"]!,
  password: process.env["ADMIN_PASSWORD"]!,
});

export async function signIn(page: Page, { username, password } = administrator()) {
  await page.getByLabel("Username").fill(username);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign in" }).click();
}

const logIn = (page: Page, data: ReturnType<typeof administrator>) =>
  page.request.post("/backend/admin/login.php", { data });

/** Opens a screen with a stored session; only stories about the login use its form. */
export async function openSignedIn(page: Page, address: string, credentials = administrator()) {
  const { token } = await (await logIn(page, credentials)).json();
  const kept = { adminToken: token, [personalKey("", "who is signed in")]: credentials.username };
  // Playwright's storage state would open another page, and with it a process.
  const keeping = await page.addInitScript((kept) => {
    localStorage.clear();
    Object.assign(localStorage, kept);
  }, kept);
  await page.goto(address);
  await keeping.dispose();
}

/** The headers for API calls that prepare a story. */
export async function staffHeaders(page: Page) {
  const { token } = await (await logIn(page, administrator())).json();
  return { authorization: `Bearer ${token}` };
}

/** An administrator for one story, since others are signed in at the same time. */
export const createAdministrator = (page: Page, username: string) => createStaff(page, username, "admin");

export const createCounsellor = (page: Page, username: string) => createStaff(page, username, "counsellor");

async function createStaff(page: Page, username: string, role: "admin" | "counsellor") {
  const headers = await staffHeaders(page);
  const credentials = { username, password: "three green parrots" };
  const data = { ...credentials, email: `${username}@disha.example`, role };
  expect((await page.request.post("/backend/admin/users.php", { data, headers })).status()).toBe(201);
  return credentials;
}

/** Creates an enquiry for stories that begin after it. */
export async function sendLead(
  page: Page,
  { name, ...more }: Record<"name" | "phone", string> & { course?: string; email?: string; source_page?: string },
) {
  const email = `${name.toLowerCase().replace(" ", ".")}@mail.example`;
  const data = { name, email, course: "Online MCA", source_page: "/guidance", ...more };
  expect((await page.request.post("/backend/api/leads.php", { data })).status()).toBe(201);
}

/**
 * Deletes by API what a story created; each screen's own story tests deletion. Leaves the screen first, which would
 * otherwise reload a deleted record.
 */
export async function forget(page: Page, list: string, ...names: string[]) {
  const headers = await staffHeaders(page);
  const address = `/backend/admin/${list}.php`;
  await page.goto("/robots.txt");
  for (const name of names) {
    const found = await page.request.get(address, { headers, params: { q: name } });
    const { data } = (await found.json()) as { data: { id: number }[] };
    const [named] = data.filter((record) => Object.values<unknown>({ ...record }).includes(name));
    const deletion = await page.request.delete(address, { headers, params: { id: named!.id } });
    expect([name, deletion.status()]).toEqual([name, 200]);
  }
}

/** A select in a lead's row gets its options on focus, once the panel's scripts run. */
export async function choose(choice: Locator, option: string) {
  await expect(choice).toBeEnabled();
  await choice.focus();
  await choice.selectOption(option);
}

/** Moves leads to Lost with a stage select, and chooses a reason. */
export async function moveToLost(page: Page, stages: Locator) {
  await choose(stages, "Lost");
  await page.getByRole("radio", { name: "Fee too high" }).check();
  await page.getByRole("button", { name: "Move to Lost" }).click();
}

/** Ends the session as from another device: the browser keeps its token, which is no longer valid. */
export async function endSession(page: Page) {
  const token = await page.evaluate(() => localStorage.getItem("adminToken"));
  const elsewhere = await request.newContext({ baseURL: new URL(page.url()).origin });
  const headers = { authorization: `Bearer ${token}` };
  expect((await elsewhere.post("/backend/admin/logout.php", { headers })).ok()).toBe(true);
  await elsewhere.dispose();
}

/**
 * The public forms refuse posts within three seconds of opening the page; this moves the page's clock instead of
 * waiting.
 */
export const takeTheTimeOfAPerson = (page: Page) =>
  page.evaluate(() => {
    const now = performance.now.bind(performance);
    performance.now = () => now() + 3000;
  });

/** Scrolls like a reader, so that pictures and islands load. */
export async function scrollToTheEnd(page: Page) {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += 400) {
      scrollTo(0, top);
      // Intersections are reported once per frame, and a busy machine draws few.
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 30)));
    }
  });
  await page.waitForLoadState("networkidle");
}

/** Waits for the dialogs of links in view to load, so that a press opens them at once. */
export const dialogsToArrive = (page: Page) =>
  expect
    .poll(() =>
      page.locator("a[data-dialog]").evaluateAll(
        (links) =>
          links.filter((link) => {
            const { top, bottom } = link.getBoundingClientRect();
            const isInView = link.checkVisibility() && bottom > 0 && top < innerHeight;
            return isInView && !document.getElementById(link.dataset["dialog"]!);
          }).length,
      ),
    )
    .toBe(0);

/**
 * Records, by the page's own clock in ms, when something was pressed and when a text then came and went. A story polls
 * only once a second in the end, which is too coarse.
 */
export function watchText(page: Page, text: string): Promise<{ pressed: number; came: number; gone: number }> {
  return page.evaluate(
    (text) =>
      new Promise((resolve) => {
        let pressed = NaN;
        let came = NaN;
        const now = () => performance.now();
        addEventListener("click", () => (pressed = now()), { capture: true, once: true });
        function look() {
          const isThere = document.body.innerText.includes(text);
          if (isThere && Number.isNaN(came)) came = now();
          if (isThere || Number.isNaN(came)) requestAnimationFrame(look);
          else resolve({ pressed, came, gone: now() });
        }
        look();
      }),
    text,
  );
}

export { expect };
