import type { Page } from "@playwright/test";
import sharp from "sharp";
import { deleteInList } from "#test/journeys/panel-screens.ts";
import { expect, openSignedIn, test, withoutPopup } from "#test/journeys/story.ts";

const name = "Panel Journey University";

const newDialog = (page: Page) => page.getByRole("dialog", { name: "New university" });

/** What the form cannot do without. */
async function fillRequired(page: Page) {
  const dialog = newDialog(page);
  await dialog.getByLabel("Name").fill(name);
  await dialog.getByLabel("Location").fill("Wardha, Maharashtra");
  await dialog.getByLabel("Website").fill("https://panel-journey.example");
  await dialog.getByLabel("Description").first().fill("Made and removed by a journey.");
}

test("staff write a university with its lists and pictures, and visitors see it at once", async ({ page }) => {
  await withoutPopup(page);
  await openSignedIn(page, "/admin/universities");
  await expect(page.getByRole("heading", { name: "Universities" })).toBeVisible();

  await page.keyboard.press("n");
  const dialog = newDialog(page);
  await dialog.getByRole("button", { name: "Create university" }).click();
  await expect(dialog.getByText("Please fill in all required fields")).toBeVisible();
  for (const field of ["Name", "Location", "Website", "Description"]) {
    await expect(dialog.getByText(`${field} is required`)).toBeVisible();
  }
  await fillRequired(page);
  await dialog.getByLabel("Acceptance rate, percent").fill("61.355");
  await dialog.getByLabel("Tuition fee, rupees").fill("168000");
  await dialog.getByLabel("Duration").fill("24 Month");
  await expect(dialog.getByLabel("Tuition fee, rupees")).toHaveValue("1,68,000");
  await expect(dialog.getByText("Acceptance rate allows two decimals")).toBeVisible();
  await dialog.getByLabel("Acceptance rate, percent").fill("61.35");

  await writeProgrammes(page);
  await dialog.locator('input[name="image"]').setInputFiles(await picture("#2b3a8c"));
  await dialog.locator('input[name="logo"]').setInputFiles(await picture("#f2a007"));
  await dialog.getByLabel("Picture description").fill("A blue wall");
  await dialog.getByRole("button", { name: "Create university" }).click();
  await expect(page.getByText(`${name} created`)).toBeVisible();

  const visitor = await page.context().newPage();
  await visitor.goto("/universities/panel-journey-university");
  await expect(visitor.getByRole("heading", { level: 1, name })).toBeVisible();
  await expect(visitor.locator("main")).toContainText("₹1,68,000");
  await expect(visitor.locator("main")).toContainText("Online MCA");
  await expect(visitor.locator('main img[src^="/backend/uploads/universities/"]').first()).toBeVisible();
  await visitor.close();

  await page.keyboard.press("/");
  await page.keyboard.type("PANEL JOURNEY");
  await expect(page.locator("tbody tr")).toHaveCount(1);
  await page.getByRole("link", { name: `Edit ${name}` }).click();
  const edited = page.getByRole("dialog", { name: "Edit university" });
  await expect(edited.getByLabel(/^Programme \d of/)).toHaveCount(2);
  await edited.getByLabel("Website").fill("panel-journey");
  await edited.getByRole("button", { name: "Save changes" }).click();
  await expect(edited.getByText("Website must be an address such as https://example.com")).toBeVisible();
  await edited.getByLabel("Website").fill("https://panel-journey.example/admissions");
  await edited.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText(`${name} saved`)).toBeVisible();

  await deleteInList(page, "university", name);
  await expect(page.getByText("No university matches this filter.")).toBeVisible();
});

/** Everything by keyboard: Enter adds, Alt and an arrow move, Backspace in an empty one removes. */
async function writeProgrammes(page: Page) {
  const dialog = newDialog(page);
  const programmes = dialog.getByLabel(/^Programme \d of/);
  await dialog.getByRole("button", { name: "Add programme" }).press("Enter");
  await expect(programmes.first()).toBeFocused();
  await page.keyboard.type("Online MBA");
  await page.keyboard.press("Enter");
  await page.keyboard.type("Online MCA");
  await page.keyboard.press("Enter");
  await expect(programmes).toHaveCount(3);
  await page.keyboard.press("Backspace");
  await expect(programmes.nth(1)).toBeFocused();
  await page.keyboard.press("Alt+ArrowUp");
  await expect(programmes.first()).toHaveValue("Online MCA");
  await expect(programmes.first()).toBeFocused();
  const down = dialog.getByRole("button", { name: "Move programme 1 down" });
  await down.press("Enter");
  await expect(programmes.first()).toHaveValue("Online MBA");
  await expect(dialog.getByRole("button", { name: "Move programme 2 down" })).toBeFocused();
}

async function picture(background: string) {
  const image = sharp({ create: { width: 600, height: 400, channels: 3, background } });
  return { name: "picture.png", mimeType: "image/png", buffer: await image.png().toBuffer() };
}

test.describe("refused", () => {
  test.use({ refusal: 409 });

  test("a university that has courses stays, and the dialog leads to them", async ({ page }) => {
    await openSignedIn(page, "/admin/universities");
    await page.getByRole("link", { name: "Delete Sahyadri Open University" }).click();
    const confirmation = page.getByRole("alertdialog");
    await confirmation.getByRole("button", { name: "Delete" }).click();
    await expect(confirmation.getByText(/This university has \d+ courses .*Move or delete them/)).toBeVisible();
    await confirmation.getByRole("link", { name: /^See its \d+ courses/ }).click();

    await expect(page.getByRole("heading", { name: "Courses" })).toBeVisible();
    await expect(page).toHaveURL(/\/admin\/courses\?university=\d+$/);
    await expect(page.getByLabel("University")).toHaveValue(/\d/);
  });
});

test("a save and a deletion that do not arrive are told in the specification's words", async ({ page }) => {
  await openSignedIn(page, "/admin/universities?new");
  await fillRequired(page);
  await page.evaluate(() => {
    console.error = () => {};
    window.fetch = () => Promise.reject(new TypeError("Failed to fetch"));
  });
  const create = newDialog(page).getByRole("button", { name: "Create university" });
  await create.press("Enter");
  await expect(newDialog(page).getByText("Error saving university. Please try again.")).toBeVisible();
  await expect(create).toBeFocused();
  await expect(newDialog(page).getByLabel("Name")).toHaveValue(name);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Discard changes" }).click();

  await page.getByRole("link", { name: "Delete Deccan Gate University" }).click();
  const remove = page.getByRole("alertdialog").getByRole("button", { name: "Delete" });
  await remove.press("Enter");
  await expect(page.getByRole("alertdialog").getByText("Error deleting university")).toBeVisible();
  await expect(page.getByRole("alertdialog").getByRole("link", { name: /^See its/ })).toBeHidden();
  await expect(remove).toBeFocused();
});
