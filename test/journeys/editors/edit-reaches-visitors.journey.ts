import sharp from "sharp";
import { deleteInList } from "#test/journeys/panel-screens.ts";
import { endSession, expect, openSignedIn, signIn, test, withoutPopup } from "#test/journeys/story.ts";

test(
  "an edited course is on the public page at the next request, picture included",
  { tag: "@both" },
  async ({ page, browser }) => {
    await withoutPopup(page);
    await openSignedIn(page, "/admin/courses?q=journey&new");
    const created = page.getByRole("dialog", { name: "New course" });
    await created.getByLabel("Title").fill("Administration of clinics");
    await created.getByLabel("Description").first().fill("Made and removed by a journey.");
    await created.getByLabel("University").selectOption({ index: 1 });
    await created.getByRole("button", { name: "Create course" }).click();
    await expect(created).toBeHidden();

    await page.getByRole("searchbox").first().fill("administration of clinics");
    await page.getByRole("link", { name: "Edit Administration of clinics", exact: true }).click();
    const dialog = page.getByRole("dialog", { name: "Edit course" });
    await dialog.getByLabel("Title").fill("Administration of hospitals");
    const bytes = await sharp({ create: { width: 600, height: 400, channels: 3, background: "#1f7a5c" } })
      .png()
      .toBuffer();
    await dialog
      .locator('input[name="image"]')
      .setInputFiles({ name: "cover.png", mimeType: "image/png", buffer: bytes });
    await dialog.getByRole("button", { name: "Save changes" }).click();
    await expect(dialog).toBeHidden();

    const visitor = await browser.newPage();
    await visitor.goto("/courses?sort=title");
    const shown = visitor.locator("main").getByText("Administration of hospitals").first();
    await expect(shown).toBeVisible();
    const picture = visitor.locator('img[src^="/backend/uploads/courses/"]').first();
    await picture.scrollIntoViewIfNeeded();
    await expect(picture).toHaveJSProperty("complete", true);
    expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    await visitor.close();
    await page.goto("/admin/courses?q=hospitals");
    await deleteInList(page, "course", "Administration of hospitals");
  },
);

test.describe("expired", () => {
  test.use({ refusal: 401 });

  test("an expired session leads to the login with a sentence, and back after signing in", async ({ page }) => {
    await openSignedIn(page, "/admin/courses");
    await expect(page.getByRole("heading", { name: "Courses" })).toBeVisible();
    await endSession(page);

    await page.getByRole("link", { name: "Leads" }).first().click();

    await expect(page.getByText("Session expired. Please login again.")).toBeVisible();
    await signIn(page);
    await expect(page).toHaveURL(/\/admin\/leads$/);
  });
});
