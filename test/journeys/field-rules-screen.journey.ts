import { deleteInList, expectNothingOf, expectScreenForEveryone } from "./panel-screens.ts";
import { expect, openSignedIn, test } from "./story.ts";

test("a lender's offer is entered by its kind, refused where it says nothing, changed, found in its versions and deleted", async ({
  page,
}) => {
  await openSignedIn(page, "/admin/field-rules");
  await expectScreenForEveryone(page, "New rule");
  await page.keyboard.press("n");
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Kind").selectOption("Barred in a mode");
  await dialog.getByRole("button", { name: "Create rule" }).press("Enter");
  await expect(dialog.getByText("Choose at least one mode")).toBeVisible();
  await expectNothingOf(page, "dialog");
  await dialog.getByLabel("Kind").selectOption("Offer of a loan");
  await dialog.getByLabel("Name").fill("Journey offer");
  await dialog.getByLabel("Lender").fill("Journey Bank");
  await dialog.getByLabel("Fee of the loan, percent").fill("1");
  await dialog.getByLabel("Months").fill("0");
  await dialog.getByLabel("Source", { exact: true }).fill("A letter to the journey");
  await dialog.getByLabel("Link of the source").fill("https://bank.example/");
  await dialog.getByLabel("Applies from").fill("2020-01-01");
  await dialog.getByLabel("Applies until").fill("2020-02-01");
  await dialog.getByLabel("Checked on").fill("2026-11-20");
  const create = dialog.getByRole("button", { name: "Create rule" });
  await create.press("Enter");
  await expect(dialog.getByText("Months must be at least 1")).toBeVisible();
  await expect(dialog.getByText("Rate must be a number")).toBeVisible();
  await dialog.getByLabel("Rate a year, percent").fill("11.5");
  await dialog.getByLabel("Months").fill("18");
  await create.press("Enter");
  await expect(dialog).toBeHidden();

  await page.getByRole("link", { name: "Journey offer", exact: true }).click();
  await expect(dialog.getByLabel("Rate a year, percent")).toHaveValue("11.5");
  await dialog.getByLabel("Months").fill("12");
  await dialog.getByRole("button", { name: "Save changes" }).press("Enter");
  await expect(dialog).toBeHidden();
  await page.getByRole("link", { name: "Journey offer", exact: true }).click();
  await dialog.getByRole("link", { name: "Versions" }).press("Enter");
  await expect(page.getByRole("insertion").filter({ hasText: "18" })).toBeVisible();
  await page.goto("/admin/field-rules?q=journey");
  await deleteInList(page, "rule", "Journey offer");
});

test("the tiers of a refund are rows, and stay in the order of their days", async ({ page }) => {
  await openSignedIn(page, "/admin/field-rules?kind=refund");
  await page.getByRole("link", { name: "Refund of fees", exact: true }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByLabel("Percent back of tier 2")).toHaveValue("90");
  await dialog.getByRole("button", { name: "Move tier 2 up" }).press("Enter");
  await dialog.getByRole("button", { name: "Save changes" }).press("Enter");
  await expect(dialog.getByText("The tiers must stand in the order of their last days")).toBeVisible();
  await dialog.getByRole("button", { name: "Cancel" }).press("Enter");
});
