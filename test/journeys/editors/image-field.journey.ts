import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";
import { expect, openSignedIn, test } from "#test/journeys/story.ts";

const title = "Journey picture";

const pngOf = (background: string) =>
  sharp({ create: { width: 600, height: 400, channels: 3, background } })
    .png()
    .toBuffer();

test("a picture is chosen by keyboard, dropped, replaced and removed, and is shown before it is saved", async ({
  page,
}) => {
  test.slow();
  await openSignedIn(page, "/admin/courses?q=picture&new");
  const dialog = page.getByRole("dialog", { name: "New course" });
  await dialog.getByLabel("Title").fill(title);
  await dialog.getByLabel("Description").first().fill("Made and removed by a journey.");
  await dialog.getByLabel("University").selectOption({ index: 1 });
  const field = dialog.locator(".upload").first();

  // By keyboard: back from the field behind it, before the way to the library, the space bar opens the system's dialog.
  // Asked for long before: a browser that does not know yet that its dialog is awaited closes it unseen.
  const chooser = page.waitForEvent("filechooser");
  await dialog.getByLabel("Picture description").focus();
  await page.keyboard.press("Shift+Tab");
  await expect(field.getByRole("button", { name: "From the library" })).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await expect(field.locator("input[type=file]")).toBeFocused();
  await expect(field.locator("input[type=file]")).toHaveAccessibleName(/^Image /);
  await page.keyboard.press("Space");
  await (await chooser).setFiles({ name: "red.png", mimeType: "image/png", buffer: await pngOf("#b3261e") });
  await expectShown(field, "red.png");

  await drop(field, [
    { name: "green.png", bytes: await pngOf("#1f7a5c") },
    { name: "other.png", bytes: await pngOf("#f2a007") },
  ]);
  await expectShown(field, "green.png");
  await drop(field, [{ name: "notes.txt", bytes: Buffer.from("no picture"), type: "text/plain" }]);
  await expect(dialog.getByText("Choose an image file")).toBeVisible();
  await drop(field, [{ name: "IMG_2041.HEIC", bytes: Buffer.from("ftypheic"), type: "" }]);
  await expect(dialog.getByText("This is a HEIC picture")).toBeVisible();
  await drop(field, [{ name: "torn.png", bytes: Buffer.from("no picture") }]);
  await expect(field).toContainText("torn.png");
  await expect(field.locator("img")).toHaveCount(0);
  await drop(field, [{ name: "green.png", bytes: await pngOf("#1f7a5c") }]);
  await expect(dialog.getByText("No words yet: whoever does not see the picture")).toBeVisible();
  await dialog.getByLabel("Picture description").fill("A green field");
  await expect(dialog.getByText("No words yet")).toBeHidden();
  await dialog.getByRole("button", { name: "Create course" }).click();
  await expect(dialog).toBeHidden();

  const edit = await openCourse(page);
  const stored = edit.locator(".upload img");
  const address = await stored.getAttribute("src");
  expect(address).toMatch(/^\/backend\/uploads\/courses\//);
  await expect(edit.getByLabel("Picture description")).toHaveValue("A green field");
  await edit
    .locator('input[name="image"]')
    .setInputFiles({ name: "blue.png", mimeType: "image/png", buffer: await pngOf("#2b3a8c") });
  await expectShown(edit.locator(".upload").first(), "blue.png");
  // The words of another picture are none of this one, but what somebody typed stays.
  await expect(edit.getByLabel("Picture description")).toHaveValue("");
  await edit.getByRole("button", { name: "Keep the old one" }).click();
  await expect(stored).toHaveAttribute("src", address!);
  await expect(edit.getByLabel("Picture description")).toHaveValue("A green field");
  await edit.getByLabel("Picture description").fill("A blue field");
  await edit
    .locator('input[name="image"]')
    .setInputFiles({ name: "blue.png", mimeType: "image/png", buffer: await pngOf("#2b3a8c") });
  await noteDrawn(page);
  await drop(edit.locator(".upload").first(), [await large()]);
  await drop(edit.locator(".upload").first(), [{ name: "blue.png", bytes: await pngOf("#2b3a8c") }]);
  await expect(page.locator("html[data-drawn]")).toBeAttached();
  await expectShown(edit.locator(".upload").first(), "blue.png");
  await expect(edit.getByLabel("Picture description")).toHaveValue("A blue field");
  await edit.getByRole("button", { name: "Save changes" }).click();
  await expect(edit).toBeHidden();

  const again = await openCourse(page);
  await expect(again.locator(".upload img")).not.toHaveAttribute("src", address!);
  // Saved before the device has drawn it: the save waits for what the server takes.
  await drawSlowly(page);
  await drop(again.locator(".upload").first(), [await large()]);
  await again.getByRole("button", { name: "Save changes" }).click();
  await expect(again.getByText("It is made ready on this device")).toBeVisible();
  await expect(again).toBeHidden();

  await openCourse(page);
  // Removed while the device still draws another: nothing is awaited any more.
  await drop(again.locator(".upload").first(), [await large()]);
  await expect(again.getByText("It is made ready on this device")).toBeVisible();
  await again.getByRole("button", { name: "Remove", exact: true }).click();
  await expect(again.getByText("It is made ready on this device")).toBeHidden();
  await expect(again.locator(".upload img")).toHaveCount(0);
  await again.getByRole("button", { name: "Save changes" }).click();
  await expect(again).toBeHidden();
  await page.getByRole("link", { name: `Delete ${title}` }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect(page.getByRole("link", { name: `Delete ${title}` })).toHaveCount(0);
});

/** More than the server takes, since much that nobody sees follows it: the device draws it smaller. */
const large = async (): Promise<Dropped> => {
  const picture = sharp({ create: { width: 2400, height: 1800, channels: 3, background: "#d8d3c4" } });
  return { name: "camera.png", bytes: await picture.png().toBuffer(), unseenBytes: 12_000_000 };
};

const drawSlowly = (page: Page) =>
  page.evaluate(() => {
    const read: (file: ImageBitmapSource) => Promise<ImageBitmap> = window.createImageBitmap;
    window.createImageBitmap = async (file: ImageBitmapSource) => {
      await new Promise((resolve) => setTimeout(resolve, 1000));
      return read.call(window, file);
    };
  });

/** The document says once a picture has been drawn smaller, and whoever waited for it has gone on. */
const noteDrawn = (page: Page) =>
  page.evaluate(() => {
    const { prototype } = OffscreenCanvas;
    const draw = Object.getOwnPropertyDescriptor(prototype, "convertToBlob")!.value as OffscreenCanvas["convertToBlob"];
    prototype.convertToBlob = async function (...options) {
      const blob = await draw.apply(this, options);
      setTimeout(() => (document.documentElement.dataset["drawn"] = ""), 300);
      return blob;
    };
  });

async function openCourse(page: Page) {
  await page.getByRole("link", { name: `Edit ${title}` }).click();
  const dialog = page.getByRole("dialog", { name: "Edit course" });
  await expect(dialog).toBeVisible();
  return dialog;
}

/** The picture itself, not only its name. */
async function expectShown(field: Locator, name: string) {
  await expect(field).toContainText(name);
  await expect(field).toContainText("Replace");
  await expect
    .poll(() => field.locator("img").evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
}

interface Dropped {
  name: string;
  bytes: Buffer;
  type?: string;
  /** Made in the page: on the way there they would take seconds. */
  unseenBytes?: number;
}

async function drop(field: Locator, files: Dropped[]) {
  const sent = files.map(({ bytes, ...more }) => ({ ...more, bytes: bytes.toString("base64") }));
  await field.evaluate((zone, given) => {
    const dataTransfer = new DataTransfer();
    for (const { name, type = "image/png", bytes, unseenBytes = 0 } of given) {
      const parts = [Uint8Array.from(atob(bytes), (sign) => sign.charCodeAt(0)), new Uint8Array(unseenBytes)];
      dataTransfer.items.add(new File(parts, name, { type }));
    }
    zone.dispatchEvent(new DragEvent("drop", { bubbles: true, cancelable: true, dataTransfer }));
  }, sent);
}
