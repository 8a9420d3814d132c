import type { Browser, Page } from "@playwright/test";
import { axeFindsInThemes, nothingInThemes } from "#test/journeys/axe-finds.ts";
import { createAdministrator, expect, forget, openSignedIn, test } from "#test/journeys/story.ts";

test.use({ refusal: 409 });
// Two browsers, side by side.
test.slow();

const title = "Conflict course";

test("two who have one course open see each other, and of two texts neither is lost", async ({
  page,
  browser,
  baseURL,
}) => {
  await createCourse(page);
  const other = await signedInPage(page, browser, baseURL!);
  const mine = await openCourse(page);
  const theirs = await openCourse(other);
  await expect(theirs.getByText("has it open, too, since")).toBeVisible();
  await expect(mine.getByText(/tanvi-\d+ has it open, too, since/)).toBeVisible();

  await theirs.getByLabel("Duration").fill("18 Months");
  await theirs.getByLabel("Description").first().fill("Live classes on Saturday.");
  await save(theirs);
  await expect(theirs).toBeHidden();
  await expect(mine.getByText("has it open, too, since")).toBeHidden();

  await mine.getByLabel("Tag").fill("Typed by me");
  await mine.getByLabel("Description").first().fill("Live classes in the evening.");
  await save(mine);
  const told = mine.locator(".conflict");
  await expect(told).toContainText(/tanvi-\d+ saved this course on/);
  await expect(told).toContainText("3 fields differ");
  await expect(told).toBeFocused();
  const field = (name: string) => mine.getByRole("group", { name });
  await expect(field("Duration").getByLabel("Saved meanwhile")).toBeChecked();
  await expect(field("Tag").getByLabel("Yours, not saved")).toBeChecked();
  await expect(field("Description").getByRole("radio", { checked: true })).toHaveCount(0);
  await expect(field("Description").locator("ins").first()).toHaveText("Live classes on Saturday.");
  expect(await axeFindsInThemes(page, "dialog[open]")).toEqual(nothingInThemes);

  await mine.getByRole("button", { name: "Save the choice" }).press("Enter");
  await expect(mine.getByText("One field is still open: Description.")).toBeVisible();
  await expect(field("Description").getByLabel("Saved meanwhile")).toBeFocused();
  await field("Description").getByLabel("Both").check();
  await mine.getByRole("button", { name: "Edit before saving" }).click();
  await expect(mine.getByLabel("Description").first()).toHaveValue(
    "Live classes on Saturday.\nLive classes in the evening.",
  );
  await expect(mine.getByLabel("Duration")).toHaveValue("18 Months");
  await expect(mine.getByText("It is not saved yet.")).toBeVisible();
  await save(mine);
  await expect(mine).toBeHidden();

  await page.reload();
  const again = await openCourse(page);
  await expect(again.getByLabel("Tag")).toHaveValue("Typed by me");
  await again.getByRole("link", { name: "Versions" }).click();
  await expect(page.getByText(/: wrote .*description.*, not saved$/)).toBeVisible();
  await other.close();
  await forget(page, "courses", title);
});

test("where each wrote in other fields, one press saves both", async ({ page, browser, baseURL }) => {
  await createCourse(page);
  const other = await signedInPage(page, browser, baseURL!);
  const mine = await openCourse(page);
  const theirs = await openCourse(other);
  await theirs.getByLabel("Semesters").fill("Accounts\nLaw");
  await theirs.getByLabel("Degree type").selectOption("PGDCS");
  await save(theirs);
  await expect(theirs).toBeHidden();
  await mine.getByLabel("Tag").fill("Typed by me");
  await save(mine);
  await mine.getByRole("button", { name: "Save the choice" }).click();
  await expect(mine).toBeHidden();

  await other.reload();
  const again = await openCourse(other);
  await expect(again.getByLabel("Tag")).toHaveValue("Typed by me");
  await expect(again.getByLabel("Degree type")).toHaveValue("PGDCS");
  await expect(again.getByLabel("Semesters")).toHaveValue("Accounts\nLaw");
  await other.close();
  await forget(page, "courses", title);
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

/** Another browser, in which a colleague is signed in. */
async function signedInPage(page: Page, browser: Browser, baseURL: string) {
  const other = await browser.newPage({ baseURL });
  await openSignedIn(other, "/admin/courses?q=conflict", await createAdministrator(page, `tanvi-${Date.now()}`));
  return other;
}

async function openCourse(page: Page) {
  await page.getByRole("link", { name: `Edit ${title}` }).click();
  const dialog = page.getByRole("dialog", { name: "Edit course" });
  await expect(dialog).toBeVisible();
  return dialog;
}

const save = (dialog: Awaited<ReturnType<typeof openCourse>>) =>
  dialog.getByRole("button", { name: "Save changes" }).click();
