import type { Page } from "@playwright/test";
import { expect, scrollToTheEnd, test, withoutPopup } from "#test/journeys/story.ts";

/** The letters that stand in are as wide on average: a line at the most breaks elsewhere. */
const ONE_LINE = 0.03;

const widths = [360, 768, 1440];

test("nothing moves under the reader's eyes while scrolling the home page, at any width", async ({ page }) => {
  const shifts = await watchShifts(page);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/", { waitUntil: "networkidle" });
    await scrollToTheEnd(page);
    expectFewerThan(0.01, await shifts());
  }
});

for (const address of ["/", "/courses", "/Blogs/read-the-fee-sheet-before-a-loan"])
  test(`letters that arrive late move nothing on ${address}, at any width`, async ({ page }) => {
    const shifts = await watchShifts(page);
    let lettersMayCome = Promise.resolve();
    await page.route("**/*.woff2", async (route) => {
      await lettersMayCome;
      await route.continue();
    });
    for (const width of widths) {
      const { promise, resolve: haveLettersComeIn } = Promise.withResolvers<void>();
      lettersMayCome = promise;
      await page.setViewportSize({ width, height: 900 });
      await page.goto(address, { waitUntil: "domcontentloaded" });
      await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
      expect(await page.evaluate(() => document.fonts.check("16px 'Anek Latin'"))).toBe(false);
      haveLettersComeIn();
      await expect.poll(() => page.evaluate(() => document.fonts.check("16px 'Anek Latin'"))).toBe(true);
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
      expectFewerThan(ONE_LINE, await shifts());
    }
  });

interface Shift {
  value: number;
  moved: string[];
}

/** From the next page on; the answer gives the shifts so far with what moved. */
async function watchShifts(page: Page) {
  await withoutPopup(page);
  await page.addInitScript(() => {
    type Entry = PerformanceEntry & { value: number; sources: { node: Node | null }[] };
    const shifts: Shift[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as Entry[]) {
        shifts.push({
          value,
          moved: sources.map(({ node }) => (node as Element | null)?.outerHTML?.slice(0, 80) ?? ""),
        });
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts);
}

function expectFewerThan(most: number, shifts: Shift[]) {
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  expect(sum, JSON.stringify(shifts)).toBeLessThan(most);
}
