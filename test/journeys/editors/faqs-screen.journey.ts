import { deleteInList, holdUndo } from "#test/journeys/panel-screens.ts";
import { expect, openSignedIn, test, withoutPopup } from "#test/journeys/story.ts";

const question = "Does the journey ask a question?";

test("staff write, find, change, move and delete an FAQ by keyboard, and visitors read it", async ({ page }) => {
  await withoutPopup(page);
  await openSignedIn(page, "/admin/faqs");
  await expect(page.getByRole("heading", { name: "FAQs" })).toBeVisible();

  await page.keyboard.press("n");
  const dialog = page.getByRole("dialog", { name: "New FAQ" });
  await expect(dialog.getByLabel("Category")).toHaveValue("General");
  await dialog.getByLabel("Question").fill(question);
  await page.keyboard.press("Enter");
  await expect(dialog.getByText("Please fill in all required fields")).toBeVisible();
  await expect(dialog.getByText("Answer is required")).toBeVisible();
  await expect(dialog.getByLabel("Question")).toHaveValue(question);
  await dialog.getByLabel("Answer").fill("It does, and it is answered at once.");
  await dialog.getByRole("button", { name: "Create FAQ" }).click();
  await expect(dialog).toBeHidden();

  await page.keyboard.press("/");
  await page.keyboard.type("ANSWERED AT ONCE");
  await expect(page.locator("tbody tr")).toHaveCount(1);
  await page.getByRole("link", { name: `Edit ${question}` }).click();
  const edited = page.getByRole("dialog", { name: "Edit FAQ" });
  await edited.getByLabel("Category").selectOption("Visa");
  await edited.getByRole("button", { name: "Save changes" }).click();
  await expect(edited).toBeHidden();
  await expect(page.locator("tbody tr")).toContainText("Visa");
  await page.getByRole("searchbox").first().fill("");

  const titles = page.locator("tbody th a");
  await expect(titles).not.toHaveCount(1);
  // Rows below the window are drawn a moment after those in sight.
  await expect(titles.last()).toHaveText(question);
  const last = (await titles.count()) - 1;
  await expect(titles.nth(last)).toHaveText(question);
  const up = page.getByRole("button", { name: `Move ${question} up` });
  await up.press("Enter");
  await expect(titles.nth(last - 1)).toHaveText(question);
  await expect(up).toBeFocused();
  await up.press("Shift+Enter");
  await expect(titles.first()).toHaveText(question);
  await expect(page.getByText(`${question} is now number 1`)).toBeVisible();
  await holdUndo(page);
  const visitor = await page.context().newPage();
  await visitor.goto("/contact");
  await expect(visitor.locator("#faqs summary").first()).toHaveText(question);
  await visitor.close();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(titles.nth(last - 1)).toHaveText(question);

  await deleteInList(page, "FAQ", question);
  await expect(titles).toHaveCount(last);
});

test("on a phone the filters are folded away, and their button says how many are set", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openSignedIn(page, "/admin/faqs");
  const filters = page.getByRole("button", { name: /^Filters/ });
  await expect(page.locator("tbody tr").first()).toBeInViewport({ ratio: 1 });
  await expect(page.getByLabel("Category")).toBeHidden();
  await filters.press("Enter");
  await expect(filters).toHaveAttribute("aria-expanded", "true");
  await page.getByLabel("Category").selectOption("Visa");
  await page.getByLabel("Order").selectOption("Question, rising");
  await filters.click();
  await expect(page.getByLabel("Category")).toBeHidden();
  await expect(filters).toHaveAccessibleName("Filters 2 set");
  await expect(page).toHaveURL(/category=/);
  await page.setViewportSize({ width: 768, height: 1024 });
  await expect(filters).toBeHidden();
  await expect(page.getByLabel("Category")).toBeVisible();
});
