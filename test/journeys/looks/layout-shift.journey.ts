import { expect, scrollToTheEnd, test, withoutPopup } from "#test/journeys/story.ts";

for (const width of [360, 768, 1440]) {
  test(`at ${width} px nothing moves under the reader's eyes while scrolling the home page`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await withoutPopup(page);
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value);
      }).observe({ type: "layout-shift", buffered: true });
    });
    await page.goto("/", { waitUntil: "networkidle" });
    await scrollToTheEnd(page);
    const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
    expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.01);
  });
}
