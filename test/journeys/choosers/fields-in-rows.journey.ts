import type { Locator } from "@playwright/test";
import { expect, openSignedIn, test, withoutPopup } from "#test/journeys/story.ts";

/** In how many lines the controls of a part stand. */
const linesOf = (part: Locator) =>
  part
    .locator("input.input, .select")
    .evaluateAll((controls) => new Set(controls.map((each) => Math.round(each.getBoundingClientRect().top))).size);

test("a label of two lines and a refused term move none of the fields beside them", async ({ page }) => {
  await withoutPopup(page);
  await page.setViewportSize({ width: 768, height: 900 });
  await page.goto("/compare?courses=online-mba,online-mca&rate=99x");
  await expect(page.getByText("Rate must be a number")).toBeVisible();
  expect(await linesOf(page.locator(".your-terms .asked"))).toBe(2);

  await page.setViewportSize({ width: 560, height: 900 });
  await page.goto("/courses/online-mba?rate=99x#loan");
  const loan = page.getByRole("region", { name: "If you pay by instalments, it is a loan" });
  await expect(loan.getByText("Rate must be a number")).toBeVisible();
  expect(await linesOf(loan)).toBe(2);
});

test.describe("a refused row", () => {
  test.use({ refusal: 422 });

  test("the sentence below one of its fields moves none of those beside it", async ({ page }) => {
    await openSignedIn(page, "/admin/courses?q=journey");
    await page.keyboard.press("n");
    const dialog = page.getByRole("dialog", { name: "New course" });
    const leastAge = dialog.getByLabel("Least age");
    const rules = dialog
      .getByRole("group")
      .filter({ has: page.getByLabel("Least age") })
      .last();
    for (const width of [1440, 768]) {
      await page.setViewportSize({ width, height: 900 });
      await expect(leastAge).toBeVisible();
      const lines = await linesOf(rules);
      expect(lines).toBeGreaterThan(1);
      await leastAge.fill("300");
      await dialog.getByRole("button", { name: "Create course" }).click();
      await expect(leastAge).toHaveAccessibleDescription(/^Least age must be at most 80/);
      expect(await linesOf(rules)).toBe(lines);
      await leastAge.fill("");
      await dialog.getByRole("button", { name: "Create course" }).click();
      await expect(leastAge).not.toHaveAttribute("aria-invalid");
    }
  });
});
