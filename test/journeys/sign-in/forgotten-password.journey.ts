import type { Page } from "@playwright/test";
import { linkMailedTo, test } from "#test/journeys/mailed-story.ts";
import { expectNothingOf } from "#test/journeys/panel-screens.ts";
import { createAdministrator, expect, openSignedIn, signIn } from "#test/journeys/story.ts";

test.describe("used", () => {
  // A link that was used is looked at once more.
  test.use({ refusal: 404 });

  test("who forgot the password asks by keyboard, sets a new one by the mail's link and signs in with it", async ({
    page,
    mails,
  }) => {
    const { username } = await createAdministrator(page, "forgetful.story");
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto("/admin/login");
    await page.getByRole("link", { name: "Forgot password?" }).press("Enter");
    await expect(page.getByLabel("Username or e-mail")).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.getByLabel("Username or e-mail")).toHaveAccessibleDescription(/Username or e-mail is required/);
    await expectForEveryone(page);
    await page.keyboard.type(username);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("status")).toContainText("If this is a member of staff, a mail is on its way");

    const link = await linkMailedTo(mails, `${username}@disha.example`);
    await page.goto(link);
    await expect(page.getByText("For the account forgetful.story")).toBeVisible();
    const password = page.getByLabel("New password", { exact: true });
    await expect(password).toBeFocused();
    await page.keyboard.type("short");
    await page.keyboard.press("Enter");
    await expect(password).toHaveAccessibleDescription(/New password must have at least 8 characters/);
    await expectForEveryone(page);
    await password.fill("forty wise parrots");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("status")).toHaveText("Your new password is set. Sign in with it.");
    await signIn(page, { username, password: "forty wise parrots" });
    await expect(page).toHaveURL(/\/admin\/dashboard$/);

    await page.goto("about:blank");
    await page.goto(link);
    await expect(page.getByRole("alert")).toContainText("This link has expired, was used already");
    await expect(page.getByRole("link", { name: "Ask for a new link" })).toBeVisible();
    await expectForEveryone(page);
    expect(await page.evaluate(() => document.referrer)).toBe("");
  });
});

test.describe("signed out", () => {
  // What the ended session asks for is refused.
  test.use({ refusal: 401 });

  test("whoever is signed in meanwhile is signed out by the new password", async ({
    page,
    mails,
    browser,
    baseURL,
  }) => {
    const credentials = await createAdministrator(page, "two.places.story");
    await openSignedIn(page, "/admin/account", credentials);
    const elsewhere = await browser.newContext({ baseURL });
    const visitor = await elsewhere.newPage();
    await visitor.request.post("/backend/admin/forgot-password.php", { data: { username: credentials.username } });
    await visitor.goto(await linkMailedTo(mails, "two.places.story@disha.example"));
    await visitor.getByLabel("New password", { exact: true }).fill("forty wise parrots");
    await visitor.getByRole("button", { name: "Set password" }).click();
    await expect(visitor.getByRole("button", { name: "Sign in" })).toBeVisible();
    await elsewhere.close();

    await page.reload();
    await expect(page.getByRole("alert")).toHaveText("Session expired. Please login again.");
  });
});

/** Axe, light and dark, and nothing sideways on the smallest phone and on a desk. */
async function expectForEveryone(page: Page) {
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await expectNothingOf(page);
  }
}
