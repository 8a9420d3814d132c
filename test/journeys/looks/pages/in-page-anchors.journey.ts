import { expect, test, withoutPopup } from "#test/journeys/story.ts";

const parts = ["universities", "programs", "courses", "consultation", "faq"];
const addresses = [
  ...parts.map((part) => ({ width: 1440, part })),
  { width: 768, part: "faq" },
  { width: 360, part: "faq" },
];

for (const { width, part } of addresses)
  test(`at ${width} px /#${part} opens with the part's heading below the bar`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await withoutPopup(page);
    await page.goto(`/#${part}`);
    await expect(page.locator("html")).toHaveClass(/is-laid-out/);

    const section = page.locator(`#${part}`);
    const top = () => section.evaluate((element) => element.getBoundingClientRect().top);
    await expect.poll(top).toBeGreaterThan(64);
    await expect.poll(top).toBeLessThan(100);
    await expect(section.getByRole("heading", { level: 2 }).first()).toBeInViewport();
  });
