import type { Page } from "@playwright/test";
import { expect, openSignedIn, test } from "#test/journeys/story.ts";

test("a list's rows stand before the panel's scripts have come, and what is typed meanwhile counts", async ({
  page,
}) => {
  const letScriptsCome = await openBeforeScripts(page, "/admin/courses");

  await expect(page.getByRole("row", { name: /Online MCA/ }).first()).toBeVisible();
  const field = page.getByRole("searchbox", { name: "Filter by title or description" });
  await field.fill("mca");
  letScriptsCome();

  await expect(page).toHaveURL(/q=mca/);
  await expect(page.getByText(/^\d of \d+ courses$/)).toBeVisible();
  await expect(field).toHaveValue("mca");
  await expect(field).toBeFocused();
});

test("the rows below the window come without the scripts, and who comes back to them stands where they stood", async ({
  page,
}) => {
  const letScriptsCome = await openBeforeScripts(page, "/admin/courses");
  await expect(page.locator("tr[data-id]").last()).toBeVisible();
  letScriptsCome();
  await expect(page.locator("html.is-awake")).toBeAttached();
  const scrolled = () => page.evaluate(() => scrollY);
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  const place = await scrolled();
  expect(place).toBeGreaterThan(0);

  await page.reload();

  await expect.poll(scrolled).toBe(place);
});

test("so does what is chosen and selected there", async ({ page }) => {
  const letScriptsCome = await openBeforeScripts(page, "/admin/courses");

  const type = page.getByRole("combobox", { name: "Degree type" });
  await type.selectOption("PG");
  await page.getByRole("checkbox", { name: "Select Online MBA", exact: true }).first().check();
  letScriptsCome();

  await expect(page).toHaveURL(/type=PG/);
  await expect(type).toHaveValue("PG");
  await expect(page.getByRole("region", { name: "Selected courses" })).toContainText("1 course selected");
});

test("who has gone to a row by keyboard meanwhile stays there, and a key that is pressed there is kept", async ({
  page,
}) => {
  const letScriptsCome = await openBeforeScripts(page, "/admin/faqs");
  const edit = page.getByRole("link", { name: /^Edit/ }).first();
  await edit.focus();

  letScriptsCome();

  await expect(page.locator("html.is-awake")).toBeAttached();
  await expect(edit).toBeFocused();

  await page.unrouteAll();
  const letThemComeAgain = await holdScripts(page);
  await page.goto("/admin/faqs", { waitUntil: "commit" });
  await expect(page.getByRole("link", { name: "New FAQ" })).toBeVisible();
  await page.keyboard.press("n");
  letThemComeAgain();
  await expect(page.getByRole("dialog", { name: "New FAQ" })).toBeVisible();
});

test("what is typed into the sign-in before its scripts come stays, and a press that they interrupt leads on", async ({
  page,
}) => {
  const letScriptsCome = await holdScripts(page);
  await page.goto("/admin/login", { waitUntil: "commit" });
  const username = page.getByLabel("Username");
  await username.fill("meenal");
  await expect(page.getByRole("button", { name: "Sign in" })).toBeDisabled();
  await page.getByRole("link", { name: "Forgot password?" }).hover();
  await page.mouse.down();

  letScriptsCome();

  await expect(page.getByRole("button", { name: "Sign in" })).toBeEnabled();
  await expect(username).toHaveValue("meenal");
  await page.mouse.up();
  await expect(page).toHaveURL(/forgot-password/);
});

/** Opens a screen whose scripts wait until they are let through. */
async function openBeforeScripts(page: Page, address: string): Promise<() => void> {
  // From the first screen on a browser has the pass by which a screen comes with its rows.
  await openSignedIn(page, "/admin/account");
  const letScriptsCome = await holdScripts(page);
  await page.goto(address, { waitUntil: "commit" });
  return letScriptsCome;
}

/** Until they are let through. */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route("**/assets/*.js", async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
