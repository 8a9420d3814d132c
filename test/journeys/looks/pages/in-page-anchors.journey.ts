import { expect, test, withoutPopup } from "#test/journeys/story.ts";

const parts = ["universities", "programs", "courses", "consultation", "faq"];
const addresses = [
  ...parts.map((part) => ({ width: 1440, part })),
  { width: 768, part: "faq" },
  { width: 360, part: "faq" },
];

test("the address of a part of the home page opens with the part's heading below the bar", async ({ page }) => {
  await withoutPopup(page);
  for (const { width, part } of addresses)
    await test.step(`at ${width} px /#${part}`, async () => {
      await page.setViewportSize({ width, height: 900 });
      // Between two parts of one page a browser only scrolls.
      await page.goto("/robots.txt");
      await page.goto(`/#${part}`);
      await expect(page.locator("html")).toHaveClass(/is-laid-out/);

      const section = page.locator(`#${part}`);
      const top = () => section.evaluate((element) => element.getBoundingClientRect().top);
      await expect.poll(top).toBeGreaterThan(64);
      await expect.poll(top).toBeLessThan(100);
      await expect(section.getByRole("heading", { level: 2 }).first()).toBeInViewport();
    });
});
