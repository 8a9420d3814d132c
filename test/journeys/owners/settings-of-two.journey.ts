import type { Browser, Page } from "@playwright/test";
import { axeFindsInThemes, nothingInThemes } from "#test/journeys/axe-finds.ts";
import { expectPageForEveryone } from "#test/journeys/panel-screens.ts";
import { createAdministrator, expect, openSignedIn, test } from "#test/journeys/story.ts";

test.use({ refusal: 409 });
// Two browsers, side by side.
test.slow();

/** The same screen twice, before two administrators who have opened it at the same time. */
async function openTwice(page: Page, browser: Browser, address: string) {
  await openSignedIn(page, address);
  const other = await browser.newPage({ baseURL: new URL(page.url()).origin });
  await openSignedIn(other, address, await createAdministrator(page, `ira-${Date.now()}`));
  // Another story may have the same screen open.
  await expect(other.getByRole("status").filter({ hasText: /journey-admin.* ha(s|ve) it open, too/ })).toBeVisible();
  await expect(page.getByRole("status").filter({ hasText: /ira-\d+.* ha(s|ve) it open, too/ })).toBeVisible();
  return other;
}

/** One press gives back what stood there before the story. */
async function bringBackTheFirst(page: Page, name: string) {
  await page.getByRole("link", { name: "Versions", exact: true }).click();
  await expect(page.getByRole("heading", { name: `Versions of ${name}` })).toBeVisible();
  await expect(page.getByText(/: wrote .*, not saved$/)).toBeVisible();
  const first = page.getByRole("listitem").filter({ hasText: "What stood there before" });
  await first.getByRole("link").press("Enter");
  // Until then the button restores what was shown before.
  await expect(first.getByRole("link")).toHaveAttribute("aria-current", "true");
  await page.getByRole("button", { name: /^Restore \d/ }).press("Enter");
  await expect(page.getByText(`${name} are restored`)).toBeVisible();
}

test("two change the rules of the desk at once: both texts stand side by side, and the first rules come back", async ({
  page,
  browser,
}) => {
  const other = await openTwice(page, browser, "/admin/settings/desk");
  await expectPageForEveryone(page);
  await page.setViewportSize({ width: 1280, height: 720 });
  await other.getByLabel("First reply within").fill("40");
  await other.getByLabel("Evening mail at").fill("20:15");
  await other.getByRole("button", { name: "Save rules" }).click();
  await expect(other.getByText("Rules saved. They hold from now on.")).toBeVisible();

  await page.getByLabel("First reply within").fill("25");
  await page.getByLabel("Morning mail at").fill("08:15");
  await page.getByRole("button", { name: "Save rules" }).click();
  const told = page.locator(".conflict");
  await expect(told).toContainText(/ira-\d+ saved these rules on/);
  await expect(told).toContainText("3 fields differ");
  const field = (name: string) => page.getByRole("group", { name });
  await expect(field("Evening mail at").getByLabel("Saved meanwhile")).toBeChecked();
  await expect(field("Morning mail at").getByLabel("Yours, not saved")).toBeChecked();
  expect(await axeFindsInThemes(page)).toEqual(nothingInThemes);
  await field("First reply within").getByLabel("Yours, not saved").check();
  await page.getByRole("button", { name: "Save the choice" }).press("Enter");
  await expect(page.getByText("Rules saved. They hold from now on.")).toBeVisible();

  await other.reload();
  await expect(other.getByLabel("First reply within")).toHaveValue("25");
  await expect(other.getByLabel("Evening mail at")).toHaveValue("20:15");
  await expect(other.getByLabel("Morning mail at")).toHaveValue("08:15");
  await other.close();
  await bringBackTheFirst(page, "Rules of the desk");
  await page.getByRole("link", { name: "Open the rules" }).click();
  await expect(page.getByLabel("First reply within")).toHaveValue("15");
  await expect(page.getByLabel("Evening mail at")).toHaveValue("19:30");
});

test("two change the settings at once, and neither text is lost", async ({ page, browser }) => {
  const other = await openTwice(page, browser, "/admin/settings");
  await expect(page.getByLabel("Address")).not.toHaveValue("");
  await other.getByLabel("Address").fill("Theirs, Karve Road, Pune");
  await other.getByRole("button", { name: "Save Changes" }).click();
  await expect(other.getByText("Settings saved successfully!")).toBeVisible();
  await other.close();

  await page.getByLabel("Address").fill("Mine, Baner Road, Pune");
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(page.locator(".conflict")).toContainText("stays among the versions");
  await page.getByRole("group", { name: "Address" }).getByLabel("Saved meanwhile").check();
  await page.getByRole("button", { name: "Save the choice" }).press("Enter");
  await expect(page.getByText("Settings saved successfully!")).toBeVisible();

  await bringBackTheFirst(page, "Settings of the site");
  await page.getByRole("link", { name: "Open the settings" }).click();
  await expect(page.getByLabel("Address")).not.toHaveValue(/Karve|Baner/);
});
