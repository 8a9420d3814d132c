import { type CDPSession, chromium, type Page } from "@playwright/test";
import { browserParameters, findBrowser } from "#scripts/install/find-browser.ts";

const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, isMobile: true, hasTouch: true };
// Longer than the pop-up's delay of two seconds.
const settleMs = 3_000;
const scrollStepPx = 400;
const scrollPauseMs = 150;

export type BytesByType = Record<string, { bytes: number; files: number }>;

/** The bytes that a phone receives for the page, headers included, before and after scrolling to its end. */
export async function measurePage(address: string) {
  const executablePath = findBrowser();
  if (!executablePath) throw new Error("No browser was found: set CHROMIUM_PATH to a Chromium or Chrome.");
  const browser = await chromium.launch({ executablePath, args: browserParameters });
  try {
    const page = await browser.newPage(phone);
    const received = await watchBytes(await page.context().newCDPSession(page));
    await page.goto(address);
    await page.waitForTimeout(settleMs);
    const firstView = structuredClone(received);
    await scrollToTheEnd(page);
    await page.waitForTimeout(settleMs);
    return { firstView, wholePage: received };
  } finally {
    await browser.close();
  }
}

async function watchBytes(session: CDPSession) {
  const received: BytesByType = {};
  const types = new Map<string, string>();
  session.on("Network.responseReceived", ({ requestId, type, response }) => {
    if (!response.url.startsWith("data:"))
      types.set(requestId, response.url.endsWith(".js") ? nameOf("Script") : nameOf(type));
  });
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const type = types.get(requestId);
    if (!type) return;
    const sum = (received[type] ??= { bytes: 0, files: 0 });
    sum.bytes += encodedDataLength;
    sum.files += 1;
  });
  await session.send("Network.enable");
  return received;
}

function nameOf(type: string) {
  const names: Record<string, string> = {
    Document: "HTML",
    Script: "JavaScript",
    Stylesheet: "CSS",
    Font: "fonts",
    Image: "images",
  };
  return names[type] ?? "other";
}

async function scrollToTheEnd(page: Page) {
  await page.keyboard.press("Escape");
  for (;;) {
    const isAtTheEnd = await page.evaluate((step) => {
      scrollBy({ top: step, behavior: "instant" });
      return innerHeight + scrollY >= document.documentElement.scrollHeight - 1;
    }, scrollStepPx);
    if (isAtTheEnd) return;
    await page.waitForTimeout(scrollPauseMs);
  }
}
