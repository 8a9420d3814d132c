import sharp from "sharp";
import { deleteInList } from "#test/journeys/panel-screens.ts";
import { expect, openSignedIn, test } from "#test/journeys/story.ts";

const caption = "Monsoon over the journey";

const picture = async (background: string) => ({
  name: "monsoon.png",
  mimeType: "image/png",
  buffer: await sharp({ create: { width: 600, height: 400, channels: 3, background } })
    .png()
    .toBuffer(),
});

test("staff upload a gallery image, replace it, withhold it and delete it", async ({ page }) => {
  await openSignedIn(page, "/admin/gallery");
  await expect(page.getByRole("heading", { name: "Gallery" })).toBeVisible();
  await expect(page.locator("tbody tr img").first()).toBeVisible();

  await page.keyboard.press("n");
  const dialog = page.getByRole("dialog", { name: "New image" });
  await dialog.getByLabel("Caption").fill(caption);
  await dialog.getByRole("button", { name: "Create image" }).click();
  await expect(dialog.getByText("Please fill in all required fields")).toBeVisible();
  await expect(dialog.getByText("Choose a picture")).toBeVisible();
  await dialog.locator('input[type="file"]').setInputFiles(await picture("#1f7a5c"));
  await expect(dialog.getByText("monsoon.png")).toBeVisible();
  await dialog.getByLabel("Picture description").fill("Rain over green hills");
  await dialog.getByLabel("Category").selectOption("Seasonal");
  await dialog.getByRole("button", { name: "Create image" }).click();
  await expect(dialog).toBeHidden();

  const shown = async () => {
    const answer = await page.request.get("/backend/api/gallery.php");
    const { data } = (await answer.json()) as { data: { caption: string; image_url: string; image_alt: string }[] };
    return data.find((image) => image.caption === caption);
  };
  const first = (await shown())!;
  expect(first).toMatchObject({ image_alt: "Rain over green hills", category: "Seasonal" });

  await page.getByRole("searchbox").first().fill("RAIN OVER");
  await expect(page.locator("tbody tr")).toHaveCount(1);
  await page.getByRole("link", { name: `Edit ${caption}` }).click();
  const edited = page.getByRole("dialog", { name: "Edit image" });
  await edited.getByRole("button", { name: "Remove" }).click();
  await edited.getByRole("button", { name: "Save changes" }).click();
  await expect(edited.getByText("Choose a picture")).toBeVisible();
  await edited.locator('input[type="file"]').setInputFiles(await picture("#2b3a8c"));
  // What described the first one went with it.
  await edited.getByLabel("Picture description").fill("Rain over an evening in blue");
  await edited.getByRole("button", { name: "Save changes" }).click();
  await expect(edited).toBeHidden();
  const second = (await shown())!;
  expect(second.image_url).not.toBe(first.image_url);
  expect((await page.request.get(second.image_url)).status()).toBe(200);

  await page.getByRole("link", { name: `Edit ${caption}` }).click();
  await edited.getByLabel("Published").uncheck();
  await edited.getByRole("button", { name: "Save changes" }).click();
  await expect(page.locator("tbody tr")).toContainText("Not published");
  expect(await shown()).toBeUndefined();
  await deleteInList(page, "image", caption);
});
