import { deleteInList } from "#test/journeys/panel-screens.ts";
import { expect, openSignedIn, test, withoutPopup } from "#test/journeys/story.ts";

test("staff introduce a leader and a value, and the about page shows both", async ({ page }) => {
  await withoutPopup(page);
  await openSignedIn(page, "/admin/leaders");
  await expect(page.getByRole("heading", { name: "Leadership" })).toBeVisible();
  await page.keyboard.press("n");
  const dialog = page.getByRole("dialog", { name: "New leader" });
  await dialog.getByLabel("Name").fill("Tejas Journeywala");
  await dialog.getByRole("button", { name: "Create leader" }).click();
  await expect(dialog.getByText("Please fill in all required fields")).toBeVisible();
  await dialog.getByLabel("Title").fill("Keeper of stories");
  await dialog.getByRole("button", { name: "Create leader" }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole("link", { name: "Edit Tejas Journeywala" }).click();
  const changed = page.getByRole("dialog", { name: "Edit leader" });
  await changed.getByLabel("Title").fill("Keeper of long stories");
  await changed.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText("Tejas Journeywala saved")).toBeVisible();

  await page.getByRole("link", { name: "Values" }).click();
  await expect(page.getByRole("heading", { name: "Values" })).toBeVisible();
  await page.keyboard.press("n");
  const value = page.getByRole("dialog", { name: "New value" });
  await value.getByLabel("Name").fill("Endurance");
  await value.getByRole("button", { name: "Create value" }).click();
  await expect(value.getByText("Text is required")).toBeVisible();
  await value.getByLabel("Text").fill("We tell a story to its end.");
  await value.getByRole("button", { name: "Create value" }).click();
  await expect(value).toBeHidden();
  await page.getByRole("link", { name: "Edit Endurance" }).click();
  const edited = page.getByRole("dialog", { name: "Edit value" });
  await edited.getByLabel("Name").fill("Perseverance");
  await edited.getByRole("button", { name: "Save changes" }).click();
  await expect(edited).toBeHidden();

  const visitor = await page.context().newPage();
  await visitor.goto("/about");
  await expect(visitor.getByRole("region", { name: "Our core values" })).toContainText("Perseverance");
  await expect(visitor.getByRole("region", { name: "Leadership" })).toContainText("Keeper of long stories");
  await visitor.close();

  await page.getByRole("searchbox").first().fill("to its END");
  await deleteInList(page, "value", "Perseverance");
  await page.goto("/admin/leaders?q=LONG+stories");
  await deleteInList(page, "leader", "Tejas Journeywala");
});
