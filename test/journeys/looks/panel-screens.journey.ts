import type { Page } from "@playwright/test";
import { axeFindsInThemes, nothingInThemes } from "#test/journeys/axe-finds.ts";
import { expect, openSignedIn, signIn, test } from "#test/journeys/story.ts";

const widths = [390, 1440];
/** Some fifteen screens at two widths in two themes, on a machine that has other things to do. */
const TIME_FOR_ALL_MS = 480_000;

// The screens come from the sidebar itself: a new one is looked at without being named here.
test("every screen of the panel is for everyone: axe and no sideways scroll at 390 and 1440 px, light and dark", async ({
  page,
}) => {
  test.setTimeout(TIME_FOR_ALL_MS);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/admin/login");
  await expect(page.getByRole("button", { name: "Sign in" })).toBeEnabled();
  await expectForEveryone(page);
  await signIn(page);
  const links = page.getByRole("navigation", { name: "Admin" }).getByRole("link");
  await expect(links.first()).toBeVisible();
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")!));
  expect(addresses).toContain("/admin/account");

  expect(await axeFindsInThemes(page, "nav[aria-label=Admin]")).toEqual(nothingInThemes);

  for (const [index, address] of addresses.entries()) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await links.nth(index).click();
    await expect(page).toHaveURL((url) => url.pathname === address);
    await expect(page.locator("main h1").first()).toBeVisible();
    await page.waitForLoadState("networkidle");
    await expectForEveryone(page);
    if (address !== "/admin/blogs") await expectNewForEveryone(page);
  }
});

/**
 * Axe finds nothing in the dialog of a new record, where there is one; that of an article is a page with a story of its
 * own.
 */
async function expectNewForEveryone(page: Page) {
  const create = page.getByRole("main").getByRole("link", { name: /^(New |Invite)/ });
  if ((await create.count()) === 0) return;
  await page.keyboard.press("n");
  const dialog = page.getByRole("dialog");
  await expect(dialog).toBeVisible();
  expect
    .soft({ new: page.url(), ...(await axeFindsInThemes(page, "dialog")) })
    .toEqual({ new: page.url(), ...nothingInThemes });
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
}

async function expectForEveryone(page: Page) {
  const { pathname } = new URL(page.url());
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const scrolled = await page.evaluate(() => document.documentElement.scrollWidth);
    const found = await axeFindsInThemes(page);
    expect
      .soft({ pathname, width, scrolled, ...found })
      .toEqual({ pathname, width, scrolled: width, ...nothingInThemes });
  }
}

test("on a phone what saves a page's texts stands in one row, Preview with it", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openSignedIn(page, "/admin/pages/shortlist");
  const ways = ["Save texts", "Save draft", "Preview (opens in a new tab)"];
  const tops = await Promise.all(
    ways.map(async (name) => (await page.getByRole("button", { name, exact: true }).boundingBox())!.y),
  );
  expect(new Set(tops.map(Math.round)).size).toBe(1);
});
