import type { Page } from "@playwright/test";
import { expectNothingOf, expectPageForEveryone, pressUndo } from "#test/journeys/panel-screens.ts";
import { createAdministrator, expect, openSignedIn, sendLead, test } from "#test/journeys/story.ts";

const phone = { width: 390, height: 844 };

test.describe("tags", () => {
  test.use({ refusal: 422 });

  test("a lead is given tags where its story stands; two that mean one thing are merged, renamed, and deleted", async ({
    page,
  }) => {
    test.slow();
    await openSignedIn(page, await listOf(page, "Tanu Tagged", "98220 75001"));
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.getByLabel("Select Tanu Tagged").check();
    await page.getByLabel("Tag the selected leads").selectOption("New tag…");
    await page.getByRole("dialog", { name: "New tag" }).getByLabel("Name").fill("Story fair");
    await expectNothingOf(page, "dialog");
    await page.getByRole("dialog", { name: "New tag" }).getByLabel("Name").press("Enter");
    await expect(page.getByText("1 lead tagged Story fair")).toBeVisible();
    await page.getByRole("link", { name: "Tanu Tagged", exact: true }).click();
    const drawer = page.getByRole("dialog", { name: "Tanu Tagged" });
    await expect(drawer.getByRole("button", { name: "Take off Story fair", exact: true })).toBeVisible();
    await drawer.getByLabel("Add a tag").fill("Story fares");
    await drawer.getByLabel("Add a tag").press("Enter");
    await expect(drawer.getByRole("button", { name: "Take off Story fares" })).toBeVisible();
    await expectNothingOf(page, "dialog");
    await drawer.getByRole("button", { name: "Take off Story fair", exact: true }).click();
    await expect(drawer.getByRole("button", { name: "Take off Story fair", exact: true })).toHaveCount(0);
    await expect(drawer.getByLabel("Add a tag")).toBeFocused();

    await page.goto("/admin/leads");
    await page.getByRole("link", { name: "Tags", exact: true }).click();
    await expect(page.getByRole("heading", { name: "Tags of leads" })).toBeVisible();
    await expectPageForEveryone(page);
    const line = (name: string) => page.getByRole("listitem").filter({ hasText: name });
    await expect(line("Story fares")).toContainText("1 lead");
    await expect(line("Story fair")).toContainText("No leads");
    await page.getByRole("button", { name: "Merge Story fares" }).click();
    await page.getByLabel("Into").selectOption("Story fair");
    await expectNothingOf(page, "dialog");
    await page.getByRole("button", { name: "Merge", exact: true }).click();
    await expect(page.getByText("Merged into Story fair")).toBeVisible();
    await expect(line("Story fares")).toHaveCount(0);

    await page.getByRole("button", { name: "Rename Story fair" }).click();
    const name = page.getByRole("dialog").getByLabel("Name");
    await name.fill(" ");
    await name.press("Enter");
    await expect(page.getByRole("dialog").getByText("Name is required")).toBeVisible();
    await name.fill("Story Pune fair");
    await name.press("Enter");
    await expect(page.getByText("The tag is called Story Pune fair")).toBeVisible();

    await line("Story Pune fair").getByRole("link", { name: "1 lead" }).click();
    await expect(page.getByRole("link", { name: "Tanu Tagged", exact: true })).toBeVisible();
    await page.goto("/admin/leads/tags");
    await page.getByRole("button", { name: "Delete Story Pune fair" }).click();
    await expect(page.getByRole("alertdialog")).toContainText("Story Pune fair is taken off 1 lead.");
    await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
    await expect(page.getByText("Story Pune fair deleted")).toBeVisible();
    await expect(line("Story Pune fair")).toHaveCount(0);
    await pressUndo(page);
    await expect(line("Story Pune fair").getByRole("link", { name: "1 lead" })).toBeVisible();
    await page.getByRole("button", { name: "Delete Story Pune fair" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
    await expect(line("Story Pune fair")).toHaveCount(0);
  });
});

test("on a phone a list is kept under a name, shared with everybody, opened by a colleague and forgotten", async ({
  page,
  browser,
}) => {
  test.slow();
  await page.setViewportSize(phone);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openSignedIn(page, await listOf(page, "Uma Viewed", "98220 75002"));
  await page.getByRole("button", { name: "Keep this list…" }).click();
  const dialog = page.getByRole("dialog", { name: "Keep this list" });
  await expectNothingOf(page, "dialog");
  await dialog.getByLabel("Name").fill("Story of Uma");
  await dialog.getByLabel("Show it to everybody").check();
  await dialog.getByRole("button", { name: "Keep", exact: true }).click();
  const views = page.getByRole("navigation", { name: "Saved views" });
  await expect(views.getByRole("link", { name: "Story of Uma" })).toHaveAttribute("aria-current", "page");
  await expectNothingOf(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);

  const colleague = await browser.newPage({ baseURL: new URL(page.url()).origin });
  await openSignedIn(colleague, "/admin/leads", await createAdministrator(page, "views-colleague"));
  await colleague.getByRole("link", { name: "Story of Uma" }).click();
  await expect(colleague.getByRole("link", { name: "Uma Viewed", exact: true })).toBeVisible();
  // The link may have led on by a new document: a robot would press before the panel is awake.
  await expect(colleague.locator("html.is-awake")).toBeAttached();
  await colleague.getByRole("button", { name: "Forget Story of Uma" }).click();
  await expect(colleague.getByText("View forgotten")).toBeVisible();
  await pressUndo(colleague);
  await expect(colleague.getByText("Story of Uma stands above the list")).toBeVisible();
  await colleague.getByRole("button", { name: "Forget Story of Uma" }).click();
  await expect(colleague.getByText("View forgotten")).toBeVisible();
  await colleague.close();
  await page.reload();
  await expect(page.getByRole("button", { name: "Keep this list…" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Story of Uma" })).toHaveCount(0);
});

test("one mail from a template goes to all selected leads, and who cannot be reached is named", async ({ page }) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: "reduce" });
  await sendLead(page, { name: "Vani Written", phone: "98220 75003" });
  await openSignedIn(page, await listOf(page, "Wanda Written", "98220 75004", "written"));
  await page.getByLabel("Select Vani Written").check();
  await page.getByLabel("Select Wanda Written").check();
  await page.getByRole("button", { name: /^Mail/ }).click();
  const dialog = page.getByRole("dialog", { name: "Mail to 2 leads" });
  await dialog.getByLabel("Subject").fill("Seats for {course}");
  await dialog.getByLabel("Message").fill("Hello {name}, admissions close on Friday. {counsellor}");
  await expectNothingOf(page, "dialog");
  await dialog.getByRole("button", { name: "Send to 2 leads…" }).click();
  await page.getByRole("button", { name: "Write to 2 leads" }).click();
  await expect(page.getByText(/2 mails written/)).toBeVisible();
  await page.goto("/admin/outbox?q=vani.written");
  await expect(page.getByText("Seats for").first()).toBeVisible();
});

test("the course asked for is sent in two presses from the drawer", async ({ page }) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openSignedIn(page, await listOf(page, "Xenia Asked", "98220 75005"));
  await page.getByRole("link", { name: "Xenia Asked", exact: true }).click();
  const course = page.getByRole("region", { name: "The course asked for" });
  await expect(course).toContainText("Fee");
  await expectNothingOf(page, "dialog");
  await course.getByRole("button", { name: "Send by mail" }).click();
  const message = page.getByRole("dialog", { name: "Mail to Xenia Asked" });
  await expect(message.getByLabel("Message")).toHaveValue(/Xenia[\s\S]*\/courses\//);
  await message.getByRole("button", { name: "Send mail" }).click();
  await expect(message).toBeHidden();
  await expect(page.getByRole("dialog", { name: "Xenia Asked" }).getByRole("listitem").first()).toContainText("Online");
});

/** Somebody has asked; answers the address of the list that shows them. */
async function listOf(page: Page, name: string, phone: string, words = name): Promise<string> {
  await sendLead(page, { name, phone });
  return `/admin/leads?view=table&q=${encodeURIComponent(words)}`;
}
