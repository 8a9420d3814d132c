import { expect, test, withoutPopup } from "#test/journeys/story.ts";

test("a printed page bears its words, and in place of the dark footer how to reach us", async ({ page }) => {
  await withoutPopup(page);
  await page.goto("/courses/online-mba");
  await page.emulateMedia({ media: "print" });

  await expect(page.getByRole("heading", { level: 1, name: "Online MBA" })).toBeVisible();
  await expect(page.getByText("$2,150.00").first()).toBeVisible();
  const footer = page.getByRole("contentinfo");
  await expect(footer).toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
  await expect(footer.getByText("hello@disha.example")).toBeVisible();
  await expect(footer.getByRole("link", { name: "Gallery" })).toBeHidden();

  // Above the first sheet, it was printed at the foot of each one.
  await expect(page.getByText("Skip to content")).toBeHidden();
  await expect(page.getByRole("link", { name: "Apply Now" })).toBeHidden();
  await expect(page.locator("header").getByLabel("Menu")).toBeHidden();
});
