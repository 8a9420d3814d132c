import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/**
 * The violations that axe finds in the page or a part of it, by all rules or some, with the first elements of each.
 * Legacy mode, which is twice as fast, is possible since no frame has another origin. A page keeps the axe script once
 * injected, and passing elements are not described. `without` is for parts tested elsewhere; everything else is
 * checked.
 */
export async function axeFinds(
  page: Page,
  { part, without, rules }: { part?: string; without?: string[]; rules?: string[] } = {},
) {
  const isThere = await page.evaluate(() => "axe" in window);
  const axe = new AxeBuilder(isThere ? { page, axeSource: ";" } : { page }).setLegacyMode(true);
  axe.options({ resultTypes: ["violations"] });
  if (part) {
    // A dialog may still be loading.
    await page.locator(part).first().waitFor({ state: "attached" });
    axe.include(part);
  }
  for (const known of without ?? []) axe.exclude(known);
  if (rules) axe.withRules(rules);
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => [id, nodes.slice(0, 3).map(({ html }) => html)]);
}

/**
 * `panel-screens.journey.ts` checks the sidebar, which is the same on every screen. Two dozen rows of a long list cover
 * every kind of content.
 */
const ofScreen = { without: ["nav[aria-label=Admin]", "tr[data-id]:nth-child(n + 25)"] };

/** Light by all rules; in dark only colours, since no other rule depends on the theme. */
export async function axeFindsInThemes(page: Page, part?: string) {
  const of = part ? { part } : ofScreen;
  await changeTheme(page, "light");
  const light = await axeFinds(page, of);
  await changeTheme(page, "dark");
  const dark = await axeFinds(page, { ...of, rules: ["color-contrast"] });
  return { light, dark };
}

/** Waits for colour transitions: halfway, contrast is too low. */
async function changeTheme(page: Page, colorScheme: "light" | "dark") {
  await page.emulateMedia({ colorScheme });
  await page.waitForFunction(() => !document.getAnimations().some((running) => running instanceof CSSTransition));
}

export const nothingInThemes = { light: [], dark: [] };
