import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/**
 * What axe finds in the page or in a part of it, by all rules or by some, with the first elements of each. In one piece,
 * since there are no frames of other origins: twice as fast.
 */
export async function axeFinds(page: Page, { part, rules }: { part?: string; rules?: string[] } = {}) {
  const axe = new AxeBuilder({ page }).setLegacyMode(true);
  if (part) axe.include(part);
  if (rules) axe.withRules(rules);
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => [id, nodes.slice(0, 3).map(({ html }) => html)]);
}

/** Light by all rules; of all that axe looks at, colours alone depend on the theme. */
export async function axeFindsInThemes(page: Page, part?: string) {
  const of = part ? { part } : {};
  await page.emulateMedia({ colorScheme: "light" });
  const light = await axeFinds(page, of);
  await page.emulateMedia({ colorScheme: "dark" });
  const dark = await axeFinds(page, { ...of, rules: ["color-contrast"] });
  return { light, dark };
}

export const nothingInThemes = { light: [], dark: [] };
