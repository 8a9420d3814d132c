import { deleteInList, expectNothingOf } from "#test/journeys/panel-screens.ts";
import { axeFinds } from "#test/journeys/axe-finds.ts";
import { expect, forget, openSignedIn, test } from "#test/journeys/story.ts";

test("a lender's offer is entered by its kind, refused where it says nothing, changed, found in its versions and deleted", async ({
  page,
}) => {
  await openSignedIn(page, "/admin/field-rules");
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
  await expect(dialog.getByText("Rate is required")).toBeVisible();
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

test("a rule that is written later names the course it catches, which is mended from there, and the rule is deleted", async ({
  page,
}) => {
  await openSignedIn(page, "/admin/courses?q=journey");
  await page.keyboard.press("n");
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Title").fill("Journey puppetry");
  await dialog.getByLabel("Description").first().fill("Made and removed by a journey.");
  await dialog.getByLabel("University").selectOption({ index: 1 });
  await dialog.getByRole("button", { name: "Create course" }).click();
  await expect(dialog).toBeHidden();

  await page.goto("/admin/field-rules?new=");
  await dialog.getByLabel("Kind").selectOption("Barred in a mode");
  await dialog.getByLabel("Name").fill("Journey rule");
  await dialog.getByRole("checkbox", { name: "Online" }).check();
  await dialog.getByLabel("Subjects, one a line").fill("Puppetry");
  await dialog.getByLabel("Source", { exact: true }).fill("A notice to the journey");
  await dialog.getByLabel("Link of the source").fill("https://ugc.example/");
  await dialog.getByLabel("Applies from").fill("2026-11-20");
  await dialog.getByLabel("Checked on").fill("2026-11-20");
  await dialog.getByRole("button", { name: "Create rule" }).click();
  await expect(dialog).toBeHidden();
  const caught = page.getByRole("status").filter({ hasText: "One published course is barred by these rules" });
  await expect(caught).toContainText("Journey puppetry, ");
  expect(await axeFinds(page)).toEqual([]);
  await page.goto("/admin/freshness?kind=barred");
  await expect(page.getByText("Since 20 November 2026")).toBeVisible();
  expect(await axeFinds(page)).toEqual([]);

  await page.getByRole("link", { name: "Mend Journey puppetry" }).press("Enter");
  await dialog.getByLabel("Mode of study").selectOption("On campus");
  await dialog.getByRole("button", { name: "Save changes" }).click();
  await expect(dialog).toBeHidden();
  await page.goto("/admin/field-rules?q=journey");
  await expect(page.getByRole("link", { name: "Journey rule", exact: true })).toBeVisible();
  await expect(caught).toBeHidden();
  await deleteInList(page, "rule", "Journey rule");
  await forget(page, "courses", "Journey puppetry");
});
