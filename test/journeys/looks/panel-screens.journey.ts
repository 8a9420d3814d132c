import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect, signIn, test } from "#test/journeys/story.ts";

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

  for (const [index, address] of addresses.entries()) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await links.nth(index).click();
    await expect(page).toHaveURL((url) => url.pathname === address);
    await expect(page.locator("main h1").first()).toBeVisible();
    await page.waitForLoadState("networkidle");
    await expectForEveryone(page);
  }
});

async function expectForEveryone(page: Page) {
  const { pathname } = new URL(page.url());
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const scrolled = await page.evaluate(() => document.documentElement.scrollWidth);
    await page.emulateMedia({ colorScheme: "light" });
    const light = await axeFinds(new AxeBuilder({ page }));
    await page.emulateMedia({ colorScheme: "dark" });
    // Of all that axe looks at, colours alone depend on the theme.
    const dark = await axeFinds(new AxeBuilder({ page }).withRules(["color-contrast"]));
    expect
      .soft({ pathname, width, scrolled, light, dark })
      .toEqual({ pathname, width, scrolled: width, light: [], dark: [] });
  }
}

/** In one piece, since there are no frames of other origins: twice as fast. */
async function axeFinds(axe: AxeBuilder) {
  const { violations } = await axe.setLegacyMode(true).analyze();
  return violations.map(({ id, nodes }) => [id, nodes.slice(0, 3).map(({ html }) => html)]);
}
