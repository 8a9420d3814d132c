import { deleteInList, expectNothingOf } from "#test/journeys/panel-screens.ts";
import { expect, openSignedIn, test, withoutPopup } from "#test/journeys/story.ts";

test.use({ refusal: 422 });

test("what visitors call an MBA is written down, refused where it says nothing, found by them, and deleted", async ({
  page,
}) => {
  await withoutPopup(page);
  await openSignedIn(page, "/admin/synonyms");
  await page.keyboard.press("n");
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Words").fill("vyapar yatra");
  const create = dialog.getByRole("button", { name: "Create synonym" });
  await create.press("Enter");
  await expect(dialog.getByText("One phrase alone has no synonym").first()).toBeVisible();
  await expectNothingOf(page, "dialog");
  await dialog.getByLabel("What they find").fill("mba");
  await create.press("Enter");
  await expect(dialog).toBeHidden();

  const visitor = await page.context().newPage();
  await visitor.goto("/search?q=vyapar+yatra");
  await expect(visitor.getByRole("main").getByRole("link", { name: /MBA/ }).first()).toBeVisible();
  await visitor.close();

  await page.goto("/admin/synonyms?q=vyapar");
  await page.getByRole("link", { name: "vyapar yatra", exact: true }).click();
  await dialog.getByLabel("Words").fill("vyapar yatra, vyapaar yatra");
  await dialog.getByRole("button", { name: "Save changes" }).press("Enter");
  await expect(dialog).toBeHidden();
  await deleteInList(page, "synonym", "vyapar yatra, vyapaar yatra");
});
