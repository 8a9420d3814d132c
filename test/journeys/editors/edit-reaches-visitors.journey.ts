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

test("a course is created, refused when incomplete, and deleted after confirmation", async ({ page }) => {
  await openSignedIn(page, "/admin/courses?q=journey&new");
  const dialog = page.getByRole("dialog", { name: "New course" });
  await dialog.getByLabel("Title").fill("Journey course");
  await dialog.getByRole("button", { name: "Create course" }).click();
  await expect(dialog.getByText("Please fill in all required fields")).toBeVisible();
  await expect(dialog.getByLabel("Title")).toHaveValue("Journey course");

  await dialog.getByLabel("Description").first().fill("Made and removed by a journey.");
  await dialog.getByLabel("University").selectOption({ index: 1 });
  await dialog.getByRole("button", { name: "Create course" }).click();
  await expect(dialog).toBeHidden();

  await page.getByRole("link", { name: "Delete Journey course" }).click();
  const confirmation = page.getByRole("alertdialog").or(page.getByRole("dialog"));
  await expect(confirmation).toContainText("Are you sure you want to delete this course?");
  await confirmation.getByRole("button", { name: "Delete" }).click();
  await expect(page.getByRole("link", { name: "Delete Journey course" })).toHaveCount(0);
});

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

test("staff sign out, and the panel is closed behind them", async ({ page }) => {
  await openSignedIn(page, "/admin/dashboard");
  await expect(page.getByText("Welcome, Admin")).toBeVisible();
  await page.getByRole("button", { name: "Logout" }).click();
  await expect(page).toHaveURL(/\/admin\/login/);
  await page.goto("/admin/dashboard");
  await expect(page).toHaveURL(/\/admin\/login\?from=/);
});
