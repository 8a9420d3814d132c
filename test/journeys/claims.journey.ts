import { axeFinds } from "./axe-finds.ts";
import { expect, test, withoutPopup } from "./story.ts";

const university = "/universities/deccan-gate-university";

test("a claim is opened by keyboard, and axe finds nothing in what it says", async ({ page }) => {
  await withoutPopup(page);
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(university);
    await page.locator("summary").filter({ hasText: "How we know this: students" }).focus();
    await page.keyboard.press("Enter");
    await expect(page.getByText(/^Annual report .*, page 12$/)).toBeVisible();
    expect(await axeFinds(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a visitor taps a claim and reads who says it", async ({ page }) => {
    await page.goto(university);
    await page.getByText("How we know this: students").click();
    await expect(page.getByText(/^Annual report .*, page 12$/)).toBeVisible();
    await expect(page.getByText("Meenal Gaikwad,").first()).toBeVisible();
  });
});
