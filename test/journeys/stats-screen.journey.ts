import { deleteInList, expectScreenForEveryone } from "./panel-screens.ts";
import { expect, openSignedIn, test, withoutPopup } from "./story.ts";

test("staff create, find, change, delete and export statistics, and the home page shows them", async ({ page }) => {
  await withoutPopup(page);
  await openSignedIn(page, "/admin/stats");
  await expect(page.getByRole("heading", { name: "Statistics" })).toBeVisible();

  await page.keyboard.press("n");
  const dialog = page.getByRole("dialog", { name: "New statistic" });
  await dialog.getByLabel("Number").fill("37+");
  await dialog.getByRole("button", { name: "Create statistic" }).click();
  await expect(dialog.getByText("Please fill in all required fields")).toBeVisible();
  await expect(dialog.getByText("Text is required")).toBeVisible();
  await dialog.getByLabel("Text").fill("journeys told");
  await dialog.getByRole("radio", { name: "Graduation cap" }).press("ArrowLeft");
  await dialog.getByRole("button", { name: "Create statistic" }).click();
  await expect(dialog).toBeHidden();

  await page.getByRole("searchbox").first().fill("JOURNEYS");
  await expect(page.locator("tbody tr")).toHaveCount(1);
  await page.getByRole("link", { name: "Edit 37+ journeys told" }).click();
  const edited = page.getByRole("dialog", { name: "Edit statistic" });
  await expect(edited.getByRole("radio", { name: "Globe" })).toBeChecked();
  await edited.getByLabel("Number").fill("38+");
  await edited.getByRole("button", { name: "Save changes" }).click();
  await expect(edited).toBeHidden();

  const visitor = await page.context().newPage();
  await visitor.goto("/");
  await expect(visitor.getByRole("region", { name: "Key numbers" })).toContainText("38+ journeys told");
  await visitor.close();
  await deleteInList(page, "statistic", "38+ journeys told");

  await page.getByRole("button", { name: "Clear the filter" }).first().click();
  const file = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export the shown statistics" }).click();
  expect((await file).suggestedFilename()).toMatch(/^stat.*\.csv$/);
  await page.getByRole("link", { name: "Dashboard" }).click();
  await expect(page.getByRole("listitem").filter({ hasText: "exported" }).first()).toContainText(/^Statistic /);
});

test("the screen is for everyone", async ({ page }) => {
  test.slow();
  await openSignedIn(page, "/admin/stats");
  await expect(page.getByRole("heading", { name: "Statistics" })).toBeVisible();
  await expectScreenForEveryone(page, "New statistic");
});
