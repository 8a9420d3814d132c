import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/**
 * What axe finds in the page or in a part of it, by all rules or by some, with the first elements of each. In one
 * piece, since there are no frames of other origins: twice as fast. A page keeps the axe that it was once given, and of
 * what passes no elements are described. What is left out was looked at elsewhere: of a whole page all else is still
 * asked.
 */
export async function axeFinds(
  page: Page,
  { part, without, rules }: { part?: string; without?: string[]; rules?: string[] } = {},
) {
  const isThere = await page.evaluate(() => "axe" in window);
  const axe = new AxeBuilder(isThere ? { page, axeSource: ";" } : { page }).setLegacyMode(true);
  axe.options({ resultTypes: ["violations"] });
  if (part) {
    // A dialog may still be on its way.
    await page.locator(part).first().waitFor({ state: "attached" });
    axe.include(part);
  }
  for (const known of without ?? []) axe.exclude(known);
  if (rules) axe.withRules(rules);
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => [id, nodes.slice(0, 3).map(({ html }) => html)]);
}

/**
 * The sidebar is the same beside each screen of the panel: `panel-screens.journey.ts` looks at it. Of a long list two
 * dozen rows have all that rows have.
 */
const ofScreen = { without: ["nav[aria-label=Admin]", "tr[data-id]:nth-child(n + 25)"] };

/** Light by all rules; of all that axe looks at, colours alone depend on the theme. */
export async function axeFindsInThemes(page: Page, part?: string) {
  const of = part ? { part } : ofScreen;
  await changeTheme(page, "light");
  const light = await axeFinds(page, of);
  await changeTheme(page, "dark");
  const dark = await axeFinds(page, { ...of, rules: ["color-contrast"] });
  return { light, dark };
}

/** A button's colours take a moment from one theme to the other; half-way they are too much alike. */
async function changeTheme(page: Page, colorScheme: "light" | "dark") {
  await page.emulateMedia({ colorScheme });
  await page.waitForFunction(() => !document.getAnimations().some((running) => running instanceof CSSTransition));
}

export const nothingInThemes = { light: [], dark: [] };
