import type { Page } from "@playwright/test";
import { expect, test, withoutPopup } from "./story.ts";

const KILOBYTE = 1000;

for (const address of ["/courses/online-mba", "/Blogs/read-the-fee-sheet-before-a-loan"]) {
  test(`${address} needs less than 8 KB of JavaScript, scrolled to its end`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await withoutPopup(page);
    const bytes = await countScriptBytes(page);
    await page.goto(address, { waitUntil: "networkidle" });
    await page.keyboard.press("End");
    await page.waitForLoadState("networkidle");
    expect(bytes()).toBeGreaterThan(0);
    expect(bytes()).toBeLessThan(8 * KILOBYTE);
  });
}

test("the home page needs at most 15 KB of JavaScript before scrolling and 90 KB after", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await withoutPopup(page);
  const bytes = await countScriptBytes(page);

  await page.goto("/", { waitUntil: "networkidle" });
  expect(bytes()).toBeGreaterThan(0);
  expect(bytes()).toBeLessThan(15 * KILOBYTE);

  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < height; top += 400) {
    await page.evaluate((place) => scrollTo(0, place), top);
    await page.waitForTimeout(30);
  }
  await page.waitForLoadState("networkidle");
  expect(bytes()).toBeGreaterThan(40 * KILOBYTE);
  expect(bytes()).toBeLessThan(90 * KILOBYTE);
});

/** From now on, compressed, as they come over the wire. */
async function countScriptBytes(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  const scripts = new Set<string>();
  let bytes = 0;
  session.on("Network.responseReceived", ({ requestId, type }) => type === "Script" && scripts.add(requestId));
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength;
  });
  return () => bytes;
}
