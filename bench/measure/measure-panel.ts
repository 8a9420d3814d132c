import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { type Browser, type BrowserContext, chromium, type Page } from "@playwright/test";
import { openDatabase } from "#db/database.ts";
import { ensureBrowser } from "#scripts/install/ensure-browser.ts";
import { browserParameters } from "#scripts/install/find-browser.ts";
import { sparePort } from "#scripts/servers/spare-port.ts";
import { startTemporaryServer } from "#scripts/servers/temporary-server.ts";
import { startBench, benchSignIn } from "#bench/fill/bench-admin.ts";
import { fillLeads } from "#bench/fill/fill-leads.ts";
import { verdict } from "#bench/verdict.ts";

const leadCount = 10_000;
const megabyte = 1024 * 1024;
/** A kilobyte as the browser stories count it. */
const kilobyte = 1000;
/** Each replaces the text before, and each has another number of results. */
const typed = ["ta", "tanvi.iyer", "mail.example", "executive", "rathore 9"];

/** Measures the panel in a browser on this machine, with 10,000 leads; medians of a few rounds. */
export async function measurePanel() {
  const folder = await mkdtemp(path.join(tmpdir(), "disha-panel-"));
  try {
    const { db, close } = await openDatabase({ dataFolder: folder });
    await startBench(db);
    await fillLeads(db, leadCount);
    await close();
    const server = await startTemporaryServer(await sparePort(), { DATA_FOLDER: folder });
    try {
      await measurePanelAt(server.address);
    } finally {
      await server.stop();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The same for a running server. */
export async function measurePanelAt(address: string) {
  const browser = await chromium.launch({ executablePath: (await ensureBrowser()) ?? "", args: browserParameters });
  try {
    for (const screen of ["courses", "leads"]) {
      const { code, data, ms } = await coldLoads(browser, address, screen);
      verdict(`/admin/${screen}, first load: JavaScript`, code / kilobyte, "KB", 150);
      verdict(`/admin/${screen}, first load: its data, in the page`, data / kilobyte, "KB", 60);
      verdict(`/admin/${screen}, first load: rows on the screen after`, ms, "ms", 250);
    }
    await measureLeadList(browser, address);
  } finally {
    await browser.close();
  }
}

async function signedIn(browser: Browser, address: string): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL: address, viewport: { width: 1440, height: 900 } });
  const response = await context.request.post("/backend/admin/login.php", { data: benchSignIn });
  const { token } = (await response.json()) as { token: string };
  await context.addInitScript((kept) => localStorage.setItem("adminToken", kept), token);
  return context;
}

/** A browser with an empty cache; the page itself marks the time at which its first row is painted. */
async function coldLoads(browser: Browser, address: string, screen: string) {
  const rounds: { code: number; data: number; ms: number }[] = [];
  for (let round = 0; round < 5; round += 1) {
    const context = await signedIn(browser, address);
    await context.addInitScript(notePaintedRow);
    const page = await context.newPage();
    const bytes = await watchBytes(page);
    await page.goto(`/admin/${screen}`, { waitUntil: "commit" });
    // Asked only now: evaluating earlier would load a third of a megabyte of the driver's script (record 495).
    await page.waitForLoadState("networkidle");
    const ms = await page.evaluate(() => performance.getEntriesByName("painted row")[0]!.startTime);
    rounds.push({ ...bytes, ms });
    await context.close();
  }
  const medianOf = (name: "code" | "data" | "ms") => median(rounds.map((round) => round[name]));
  return { code: medianOf("code"), data: medianOf("data"), ms: medianOf("ms") };
}

/** Runs in the page. A task queued in a frame's callback runs after that frame is painted. */
function notePaintedRow() {
  const watch = new MutationObserver(() => {
    if (!document.querySelector("tr[data-id]")) return;
    watch.disconnect();
    requestAnimationFrame(() => setTimeout(() => performance.mark("painted row")));
  });
  watch.observe(document, { childList: true, subtree: true });
}

/** Transferred bytes: compressed, with headers. The first document contains its rows. */
async function watchBytes(page: Page) {
  const session = await page.context().newCDPSession(page);
  const kinds = new Map<string, "code" | "data">();
  const bytes = { code: 0, data: 0 };
  session.on("Network.responseReceived", ({ requestId, type, response }) => {
    if (response.url.endsWith(".js")) kinds.set(requestId, "code");
    if (type === "Document") kinds.set(requestId, "data");
  });
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId);
    if (kind) bytes[kind] += encodedDataLength;
  });
  await session.send("Network.enable");
  return bytes;
}

async function measureLeadList(browser: Browser, address: string) {
  const context = await signedIn(browser, address);
  const page = await context.newPage();
  await page.goto("/admin/courses");
  await page.locator("tr[data-id]").first().waitFor();
  // Until the panel's scripts run, its links load new documents.
  await page.locator("html.is-awake").waitFor({ state: "attached" });
  const switches: number[] = [];
  for (let round = 0; round < 5; round += 1) {
    switches.push(await timeToRows(page, "/admin/leads"));
    await timeToRows(page, "/admin/courses");
  }
  await timeToRows(page, "/admin/leads");
  verdict("From another screen to the leads: rows on the screen after", median(switches), "ms", 250);
  const keystrokes = await keystrokeTimes(page);
  verdict("A keystroke in the filter: the slowest result painted after", Math.max(...keystrokes), "ms", 200);
  await page.mouse.wheel(0, 200_000);
  await page.waitForTimeout(500);
  const { heap, process } = await memoryOf(browser, page);
  verdict("Memory of the screen's process", process / megabyte, "MB", 200);
  console.log(`  of which JavaScript ${(heap / megabyte).toFixed(1)} MB`);
  await context.close();
}

const timeToRows = (page: Page, to: string) =>
  page.evaluate(async (href) => {
    const start = performance.now();
    document.querySelector<HTMLAnchorElement>(`nav a[href^="${href}"]`)!.click();
    // The address changes shortly before the old screen's rows go.
    const isCounted = () => document.querySelector(".count")?.textContent.includes(href.split("/").at(-1)!);
    const isThere = () => isCounted() && document.querySelector("tr[data-id]");
    while (!isThere()) await new Promise(requestAnimationFrame);
    return performance.now() - start;
  }, to);

/**
 * From the keystroke until the frame with its rows is painted. Rows are compared as well as the count, since two large
 * results may have the same count.
 */
const keystrokeTimes = (page: Page) =>
  page.evaluate(async (texts) => {
    const field = document.querySelector<HTMLInputElement>("main search input")!;
    const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")!.set!;
    const idOf = (row: HTMLElement) => row.dataset["id"];
    const idsOf = () => Array.from(document.querySelectorAll<HTMLElement>("tr[data-id]"), idOf).join(" ");
    const shownNow = () => `${document.querySelector(".count")!.textContent} ${idsOf()}`;
    const times: number[] = [];
    for (const text of texts) {
      const before = shownNow();
      const start = performance.now();
      write.call(field, text);
      field.dispatchEvent(new Event("input", { bubbles: true }));
      while (shownNow() === before && performance.now() - start < 2000) await new Promise(requestAnimationFrame);
      await new Promise((painted) => setTimeout(painted));
      times.push(performance.now() - start);
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
    return times;
  }, typed);

async function memoryOf(browser: Browser, page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send("HeapProfiler.collectGarbage");
  const { usedSize } = await session.send("Runtime.getHeapUsage");
  const browserSession = await browser.newBrowserCDPSession();
  const { processInfo } = await browserSession.send("SystemInfo.getProcessInfo");
  const sizes = processInfo.filter(({ type }) => type === "renderer").map(({ id }) => ownMemoryOf(id));
  return { heap: usedSize, process: Math.max(...(await Promise.all(sizes))) };
}

/** The private memory of a process, as Linux reports it. */
async function ownMemoryOf(pid: number) {
  const lines = await readFile(`/proc/${pid}/smaps_rollup`, "utf8").catch(() => "");
  const kilobytes = [...lines.matchAll(/^Private_\w+:\s+(\d+) kB/gm)].map(([, size]) => Number(size));
  return kilobytes.reduce((sum, size) => sum + size, 0) * 1024;
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;
