import type { Locator } from "@playwright/test";
import { deleteInList } from "#test/journeys/panel-screens.ts";
import { expect, openSignedIn, test, withoutPopup } from "#test/journeys/story.ts";

test.use({ refusal: 415 });

test("staff create, find, change, delete and export statistics with what proves them, and the home page shows them", async ({
  page,
}) => {
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
  await proveByDocument(edited);
  await edited.getByRole("button", { name: "Save changes" }).click();
  await expect(edited).toBeHidden();

  const visitor = await page.context().newPage();
  await visitor.goto("/");
  await expect(visitor.getByRole("region", { name: "Key numbers" })).toContainText("38+ journeys told");
  await visitor.getByText("How we know this: 38+ journeys told").click();
  const document = visitor.waitForEvent("download");
  await visitor.getByRole("link", { name: "Log of the journeys (PDF)" }).click();
  expect((await document).suggestedFilename()).toBe("evidence.pdf");
  await visitor.close();
  await deleteInList(page, "statistic", "38+ journeys told");

  await page.getByRole("button", { name: "Clear the filter" }).first().click();
  const file = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export the shown statistics" }).click();
  expect((await file).suggestedFilename()).toMatch(/^stat.*\.csv$/);
  await page.getByRole("link", { name: "Dashboard" }).click();
  await expect(page.getByRole("listitem").filter({ hasText: "exported" }).first()).toContainText(/^Statistic /);
});

/** A file that is none is refused by its bytes; the next one fills the field with its address. */
async function proveByDocument(dialog: Locator) {
  await dialog.getByRole("button", { name: "Add evidence" }).click();
  await dialog.getByLabel("Source of evidence 1").fill("Log of the journeys");
  await dialog.getByLabel("Checked on of evidence 1").fill("2026-11-12");
  await dialog.getByLabel("Checked by of evidence 1").fill("Meenal Gaikwad");
  const document = dialog.getByLabel("Upload a PDF for evidence 1");
  const choose = (words: string) =>
    document.setInputFiles({ name: "log.pdf", mimeType: "application/pdf", buffer: Buffer.from(words) });
  await choose("<html>");
  await expect(dialog.getByText("The file is no PDF that can be read: choose another one")).toBeVisible();
  await choose("%PDF-1.7\n%%EOF\n");
  await expect(dialog.getByText("log.pdf is kept. Save to show it.")).toBeVisible();
  await expect(dialog.getByLabel("Link or file of evidence 1")).toHaveValue(/^\/backend\/uploads\/evidence\/.*\.pdf$/);
}
