import { mkdir } from "node:fs/promises";
import path from "node:path";
import { type Browser, type BrowserContext, chromium, type Page } from "@playwright/test";
import { browserParameters, findBrowser } from "#scripts/install/find-browser.ts";
import { findPanelStates, NoSuchState, panelExtraStates } from "./panel-states.ts";
import { type PageState, siteStates } from "./site-states.content.ts";
import { sparePort } from "#scripts/servers/spare-port.ts";
import { startTemporaryServer } from "#scripts/servers/temporary-server.ts";

// `npm run screenshots -- [folder] [word]`: every page and state with the samples; with a word, those whose name
// contains it.
const [folder = "screenshots", word = ""] = process.argv.slice(2);
const widths = [360, 768, 1440];
const height = 900;
const settleMs = 350;
const password = "a password for the screenshots";

const executablePath = findBrowser();
if (!executablePath) throw new Error("No browser was found: set CHROMIUM_PATH to a Chromium or Chrome.");
const server = await startTemporaryServer(await sparePort(), { ADMIN_USERNAME: "admin", ADMIN_PASSWORD: password });
const browser = await chromium.launch({ executablePath, args: browserParameters });
try {
  await takeSite(browser);
  for (const scheme of ["light", "dark"] as const) await takePanel(browser, scheme);
} finally {
  await browser.close();
  await server.stop();
}

async function takeSite(browser: Browser) {
  for (const width of widths) {
    for (const state of siteStates) {
      const context = await openContext(browser, width, "light");
      if (!state.hasPopup)
        await context.addInitScript(() => localStorage.setItem("guidance-shown", new Date().toDateString()));
      await take(context, state, `site/${state.name}--${width}`);
      await context.close();
    }
  }
}

async function takePanel(browser: Browser, scheme: "light" | "dark") {
  for (const width of widths) {
    const context = await openContext(browser, width, scheme);
    for (const name of ["login", "forgot-password", "set-password", "join"]) {
      await take(context, { name, path: `/admin/${name}`, isWindow: true }, `panel/${name}--${scheme}-${width}`);
    }
    const states = [...(await signIn(context)), ...panelExtraStates];
    for (const state of states) await take(context, state, `panel/${state.name}--${scheme}-${width}`);
    await context.close();
  }
}

function openContext(browser: Browser, width: number, colorScheme: "light" | "dark") {
  // Without motion, so that two runs give the same picture.
  return browser.newContext({
    viewport: { width, height },
    colorScheme,
    reducedMotion: "reduce",
    locale: "en-IN",
    timezoneId: "Asia/Kolkata",
    baseURL: server.address,
  });
}

async function signIn(context: BrowserContext): Promise<PageState[]> {
  const page = await context.newPage();
  await page.goto("/admin/login");
  await page.getByLabel("Username").fill("admin");
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.waitForURL("**/admin/dashboard");
  const states = await findPanelStates(page);
  await page.close();
  return states;
}

async function take(context: BrowserContext, state: PageState, name: string) {
  if (!name.includes(word) || !isAtThisWidth(state, name)) return;
  const file = path.resolve(folder, `${name}.png`);
  await mkdir(path.dirname(file), { recursive: true });
  const page = await context.newPage();
  page.setDefaultTimeout(5000);
  try {
    await page.goto(state.path, { waitUntil: "load", timeout: 30_000 });
    await page.waitForTimeout(settleMs);
    await state.act?.(page);
    await page.waitForTimeout(settleMs);
    if (!state.isWindow) await wakeAll(page);
    await page.screenshot({ path: file, fullPage: !state.isWindow, timeout: 30_000 });
    console.log(path.relative(process.cwd(), file));
  } catch (error) {
    if (error instanceof NoSuchState) return;
    process.exitCode = 1;
    console.error(`${name}: ${(error as Error).message.split("\n")[0]}`);
  } finally {
    await page.close();
  }
}

function isAtThisWidth({ widths }: PageState, name: string) {
  return !widths || widths.some((width) => name.endsWith(`-${width}`));
}

/** Scrolling loads pictures and islands. */
async function wakeAll(page: Page) {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += 600) {
      scrollTo(0, top);
      await new Promise((resolve) => setTimeout(resolve, 40));
    }
    scrollTo(0, 0);
  });
  await page.waitForLoadState("networkidle");
}
