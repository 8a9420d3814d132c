import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expectNothingOf } from "#test/journeys/panel-screens.ts";
import { expect, openSignedIn, test } from "#test/journeys/story.ts";

const names = ["Journey anatomy", "Journey botany", "Journey ceramics"];

async function openCourses(page: Page, query = "") {
  await openSignedIn(page, `/admin/courses${query}`);
  await expect(page.getByRole("heading", { name: "Courses" })).toBeVisible();
}

async function createCourse(page: Page, title: string) {
  await page.keyboard.press("n");
  const dialog = page.getByRole("dialog", { name: "New course" });
  await dialog.getByLabel("Title").fill(title);
  await dialog.getByLabel("Description").first().fill("Made and removed by a journey.");
  await dialog.getByLabel("University").selectOption({ index: 1 });
  await dialog.getByRole("button", { name: "Create course" }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(`${title} created`)).toBeVisible();
}

test("courses are made, filtered, changed, exported and deleted together, by keyboard where it is quicker", async ({
  page,
}) => {
  await openCourses(page);
  for (const name of names) await createCourse(page, name);

  await page.keyboard.press("/");
  await page.keyboard.type("journey");
  await expect(page.locator(".count")).toHaveText(/^3 of \d+ courses$/);
  await page.getByLabel("Degree type").selectOption("PG");
  await expect(page.getByText("No course matches this filter.")).toBeVisible();
  await page.getByLabel("Degree type").selectOption("UG");

  await page.getByRole("link", { name: "Edit Journey botany" }).click();
  const dialog = page.getByRole("dialog", { name: "Edit course" });
  await dialog.getByLabel("Tuition fee").fill("$1,250.50/-");
  await dialog.getByLabel("Fee, rupees").fill("Rs. 1,50,000/-");
  await dialog.getByLabel("Title").focus();
  await expect(dialog.getByLabel("Fee, rupees")).toHaveValue("1,50,000");
  await dialog.getByRole("button", { name: "Save changes" }).click();
  // Where the rupees are known the dollars follow by the rate of the field's rules (record 102).
  await expect(page.getByRole("row", { name: /Journey botany/ })).toContainText("$1,785.71");

  // The filter of this tab is there again when one comes back by the sidebar.
  await page.getByRole("link", { name: "Dashboard" }).click();
  await expect(page.getByRole("heading", { name: "Dashboard" })).toBeVisible();
  await page.getByRole("link", { name: "Courses", exact: true }).first().click();
  await expect(page).toHaveURL(/q=journey/);
  await expect(page.getByRole("searchbox")).toHaveValue("journey");

  await page.getByRole("checkbox", { name: "Select Journey anatomy" }).check();
  await page.getByRole("checkbox", { name: "Select Journey ceramics" }).click({ modifiers: ["Shift"] });
  const bar = page.getByRole("region", { name: "Selected courses" });
  await expect(bar).toContainText("3 courses selected");
  const download = page.waitForEvent("download");
  await bar.getByRole("button", { name: "Export" }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^courses-\d{4}-\d\d-\d\d\.csv$/);
  const lines = (await readFile(await file.path(), "utf8")).split("\r\n");
  expect(lines[0]).toMatch(/^\uFEFFTitle,Type,University,/);
  expect(lines.filter((line) => line.startsWith("Journey"))).toHaveLength(3);
  await page.keyboard.press("Escape");
  await expect(bar).toBeHidden();

  await page.getByRole("checkbox", { name: "Select all 3 shown" }).check();
  await bar.getByRole("button", { name: "Delete" }).click();
  const question = page.getByRole("alertdialog", { name: "Delete 3 courses" });
  await expect(question).toContainText("Are you sure you want to delete these 3 courses?");
  await question.getByRole("button", { name: "Delete" }).click();
  await expect(question).toBeHidden();
  await expect(page.getByText("No course matches this filter.")).toBeVisible();
  await page.getByRole("button", { name: "Clear the filter" }).last().click();
  await expect(page.getByRole("searchbox")).toBeFocused();
  await expect(page.getByRole("checkbox", { name: "Select Online MBA", exact: true }).first()).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/courses\??$/);
});

test("a deleted course asks first, and the focus goes to the row in its place", async ({ page }) => {
  await openCourses(page);
  for (const name of ["Journey focus 1", "Journey focus 2", "Journey focus 3"]) await createCourse(page, name);
  await page.getByRole("searchbox").fill("journey focus");
  const link = page.getByRole("link", { name: "Delete Journey focus 2" });
  await link.focus();
  await page.keyboard.press("Enter");
  const question = page.getByRole("alertdialog", { name: "Delete course" });
  await expect(question).toContainText("Are you sure you want to delete this course?");
  await page.keyboard.press("Escape");
  await expect(link).toBeFocused();
  await page.keyboard.press("Enter");
  await question.getByRole("button", { name: "Delete" }).click();
  await expect(link).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Journey focus 3", exact: true })).toBeFocused();

  await page.getByRole("checkbox", { name: "Select all 2 shown" }).check();
  await page.getByRole("region", { name: "Selected courses" }).getByRole("button", { name: "Delete" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("No course matches this filter.")).toBeVisible();
});

test("a refused course is told beside its fields, and typed words are not lost by leaving", async ({ page }) => {
  await openCourses(page);
  await page.keyboard.press("n");
  const dialog = page.getByRole("dialog", { name: "New course" });
  await dialog.getByLabel("Title").fill("Journey refused");
  await dialog.getByLabel("Tuition fee").fill("much");
  await dialog.getByRole("button", { name: "Create course" }).click();
  await expect(dialog.getByText("Please fill in all required fields")).toBeVisible();
  await expect(dialog.getByText("Description is required")).toBeVisible();
  await expect(
    dialog.getByText("Tuition fee must be an amount in figures, such as 1,50,000 or 1,850.50"),
  ).toBeVisible();
  await expect(dialog.getByLabel("Description").first()).toBeFocused();

  await page.keyboard.press("Escape");
  const question = page.getByRole("alertdialog", { name: "Discard changes?" });
  await question.getByRole("button", { name: "Keep editing" }).click();
  await expect(question).toBeHidden();
  await expect(dialog.getByLabel("Title")).toHaveValue("Journey refused");
  await page.keyboard.press("Escape");
  await question.getByRole("button", { name: "Discard changes" }).click();
  await expect(dialog).toBeHidden();
});

test("where there is no university yet, the form of a course says what to do first", async ({ page }) => {
  // What the list's screen is given when a link leads to it.
  await page.route("**/admin/courses.data**", async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/("universities",)\[[\d,]+\]/, "$1[]");
    await route.fulfill({ response, body });
  });
  await openSignedIn(page, "/admin/faqs");
  await page.getByRole("navigation", { name: "Admin" }).getByRole("link", { name: "Courses" }).click();
  await page.getByRole("link", { name: "New course" }).click();
  await expect(page.getByRole("dialog").getByLabel("University")).toHaveAccessibleDescription(
    "There is none yet: write the university first, then its courses",
  );
});

test.describe("refused", () => {
  test.use({ refusal: 409 });

  test("of several records those that can go do, and the others are told in a line each", async ({ page }) => {
    await openCourses(page);
    await createCourse(page, "Journey bulk 1");
    await createCourse(page, "Journey bulk 2");
    await page.route(/courses\.php\?id=/, async (route) => {
      const isFirst = (await page.getByRole("alertdialog").count()) > 0 && !refused;
      if (route.request().method() !== "DELETE" || !isFirst) return route.continue();
      refused = true;
      return route.fulfill({ status: 409, json: { success: false, message: "This course is still needed." } });
    });
    let refused = false;
    await page.getByRole("searchbox").fill("journey bulk");
    await page.getByRole("checkbox", { name: "Select all 2 shown" }).check();
    await page.getByRole("region", { name: "Selected courses" }).getByRole("button", { name: "Delete" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
    const outcome = page.getByRole("dialog", { name: "1 of 2 courses deleted" });
    await expect(outcome.getByRole("listitem")).toHaveText(/^Journey bulk \d: This course is still needed\.$/);
    await outcome.getByRole("button", { name: "Close" }).first().click();
    await page.getByRole("link", { name: /Delete Journey bulk/ }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
    await expect(page.getByText("No course matches this filter.")).toBeVisible();
  });

  test("an export that the server does not note makes no file", async ({ page }) => {
    await openCourses(page);
    let downloads = 0;
    page.on("download", () => (downloads += 1));
    await page.route("**/exports.php", (route) =>
      route.fulfill({ status: 409, json: { success: false, message: "Exports are closed." } }),
    );
    await page.getByRole("button", { name: "Export the shown courses" }).click();
    await expect(page.getByText("Nothing was exported. Exports are closed.")).toBeVisible();
    expect(downloads).toBe(0);
  });
});

test("axe finds nothing at 390 and 1440 px with rows selected and with the dialog open, light and dark", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openCourses(page);
  await page.getByRole("checkbox", { name: "Select Online MBA", exact: true }).first().check();
  // The list itself is looked at with those of all screens (`panel-screens.journey.ts`).
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    await expectNothingOf(page, "tr:has(input:checked)");
    await expectNothingOf(page, "[aria-label='Selected courses']");
  }
  await page.getByRole("link", { name: "Edit Online MBA", exact: true }).first().click();
  await expect(page.getByRole("dialog", { name: "Edit course" })).toBeVisible();
  await expectNothingOf(page, "dialog[open]");
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});
