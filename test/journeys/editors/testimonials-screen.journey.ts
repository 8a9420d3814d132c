import sharp from "sharp";
import { deleteInList } from "#test/journeys/panel-screens.ts";
import { expect, openSignedIn, test, withoutPopup } from "#test/journeys/story.ts";

const name = "Tarini Journeyman";
const content = "They answered before I had asked, and sent me home with one sheet of paper.";

test("staff write, rate, move and delete a testimonial by keyboard, and visitors read it", async ({ page }) => {
  await withoutPopup(page);
  await openSignedIn(page, "/admin/testimonials");
  await expect(page.getByRole("heading", { name: "Testimonials" })).toBeVisible();

  await page.keyboard.press("n");
  const dialog = page.getByRole("dialog", { name: "New testimonial" });
  await dialog.getByLabel("Name").fill(name);
  await page.keyboard.press("Enter");
  await expect(dialog.getByText("Please fill in all required fields")).toBeVisible();
  await expect(dialog.getByText("Role is required")).toBeVisible();
  await expect(dialog.getByText("Content is required")).toBeVisible();
  await dialog.getByLabel("Role").fill("Online MCA, first year, from Satara");
  await dialog.getByLabel("Content").fill(content);
  await expect(dialog.getByRole("radio", { name: "5 stars" })).toBeChecked();
  await dialog.getByRole("radio", { name: "5 stars" }).press("ArrowLeft");
  await expect(dialog.getByRole("radio", { name: "4 stars" })).toBeChecked();
  const portrait = sharp({ create: { width: 300, height: 380, channels: 3, background: "#1f7a5c" } });
  const file = { name: "portrait.png", mimeType: "image/png", buffer: await portrait.png().toBuffer() };
  await dialog.locator('input[name="image"]').setInputFiles(file);
  await dialog.getByLabel("Picture description").fill("Tarini at a window");
  await dialog.getByRole("button", { name: "Create testimonial" }).click();
  await expect(page.getByText(`${name} created`)).toBeVisible();

  await page.getByRole("button", { name: `Move ${name} up` }).press("Shift+Enter");
  await expect(page.getByText(`${name} is now number 1`)).toBeVisible();
  const visitor = await page.context().newPage();
  await visitor.goto("/");
  await expect(visitor.locator(".stories")).toContainText(content);
  await expect(visitor.locator('.stories img[src^="/backend/uploads/testimonials/"]').first()).toBeAttached();
  await visitor.close();

  await page.keyboard.press("/");
  await page.keyboard.type("ONE SHEET OF PAPER");
  await expect(page.locator("tbody tr").filter({ hasText: name })).toHaveCount(1);
  await expect(page.getByRole("img", { name: "4 of 5 stars" }).first()).toBeVisible();
  await page.getByRole("link", { name: `Edit ${name}` }).click();
  const edited = page.getByRole("dialog", { name: "Edit testimonial" });
  await edited.getByLabel("Role").fill("Online MCA, second year, from Satara");
  await edited.getByRole("button", { name: "Save changes" }).click();
  await expect(page.locator("tbody tr").filter({ hasText: name })).toContainText("second year");

  await deleteInList(page, "testimonial", name);
});
