import type { Browser, Page } from "@playwright/test";
import { expect, openSignedIn, test } from "./story.ts";

test.use({ refusal: 409 });
// Two browsers, side by side.
test.slow();

const title = "Conflict course";

test("what another person saved in between is told, and neither version is lost silently", async ({
  page,
  browser,
  baseURL,
}) => {
  await createCourse(page);
  const other = await signedInPage(browser, baseURL!);

  const mine = await openCourse(page);
  const theirs = await openCourse(other);
  await theirs.getByLabel("Duration").fill("18 Months");
  await theirs.getByLabel("Degree type").selectOption("PGDCS");
  await save(theirs);
  await expect(theirs).toBeHidden();

  await mine.getByLabel("Tag").fill("Typed by me");
  await save(mine);
  const note = mine.locator(".conflict").filter({ hasText: "saved this course" });
  await expect(note).toContainText(
    /^You yourself saved this course on \d+ \w+ \d{4}, \d\d:\d\d, after you had opened it/,
  );
  await expect(note.getByRole("row", { name: "Degree type UG PGDCS" })).toBeVisible();
  await expect(note.getByRole("row", { name: "Duration 2 Years 18 Months" })).toBeVisible();
  await expect(note.getByRole("row")).toHaveCount(3);
  await expect(note).toBeFocused();
  await expect(mine.getByLabel("Tag")).toHaveValue("Typed by me");
  await expect(mine.getByLabel("Duration")).toHaveValue("2 Years");

  await note.getByRole("button", { name: "Save mine anyway" }).click();
  await expect(mine).toBeHidden();
  await other.reload();
  const again = await openCourse(other);
  await expect(again.getByLabel("Tag")).toHaveValue("Typed by me");
  await expect(again.getByLabel("Duration")).toHaveValue("2 Years");
  await other.close();
  await deleteCourse(page);
});

test("the newer version is taken into the open dialog, and can be changed and saved from there", async ({
  page,
  browser,
  baseURL,
}) => {
  await createCourse(page);
  const other = await signedInPage(browser, baseURL!);
  const mine = await openCourse(page);
  const theirs = await openCourse(other);
  await theirs.getByLabel("Duration").fill("18 Months");
  await save(theirs);
  await expect(theirs).toBeHidden();
  await mine.getByLabel("Tag").fill("Typed by me");
  await save(mine);

  await mine.getByRole("button", { name: "Take the newer version" }).click();
  await expect(mine.getByLabel("Duration")).toHaveValue("18 Months");
  await expect(mine.getByLabel("Tag")).toHaveValue("");
  await expect(mine.getByLabel("Title")).toBeFocused();
  await expect(mine.locator(".conflict").filter({ hasText: "saved this course" })).toHaveCount(0);
  await mine.getByLabel("Tag").fill("After theirs");
  await save(mine);
  await expect(mine).toBeHidden();

  await other.reload();
  const again = await openCourse(other);
  await expect(again.getByLabel("Tag")).toHaveValue("After theirs");
  await expect(again.getByLabel("Duration")).toHaveValue("18 Months");
  await other.close();
  await deleteCourse(page);
});

async function createCourse(page: Page) {
  await openSignedIn(page, "/admin/courses?q=conflict&new");
  const dialog = page.getByRole("dialog", { name: "New course" });
  await dialog.getByLabel("Title").fill(title);
  await dialog.getByLabel("Description").first().fill("Made and removed by a journey.");
  await dialog.getByLabel("University").selectOption({ index: 1 });
  await dialog.getByLabel("Duration").fill("2 Years");
  await dialog.getByRole("button", { name: "Create course" }).click();
  await expect(dialog).toBeHidden();
}

/** Another browser, signed in. */
async function signedInPage(browser: Browser, baseURL: string) {
  const page = await browser.newPage({ baseURL });
  await openSignedIn(page, "/admin/courses?q=conflict");
  return page;
}

async function openCourse(page: Page) {
  await page.getByRole("link", { name: `Edit ${title}` }).click();
  const dialog = page.getByRole("dialog", { name: "Edit course" });
  await expect(dialog).toBeVisible();
  return dialog;
}

const save = (dialog: Awaited<ReturnType<typeof openCourse>>) =>
  dialog.getByRole("button", { name: "Save changes" }).click();

async function deleteCourse(page: Page) {
  await page.getByRole("link", { name: `Delete ${title}` }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect(page.getByRole("link", { name: `Delete ${title}` })).toHaveCount(0);
}
