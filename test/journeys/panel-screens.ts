import { expect, type Locator, type Page } from "@playwright/test";
import { axeFindsInThemes, nothingInThemes } from "./axe-finds.ts";

/** Expects no horizontal scrolling on a phone. */
export async function expectNothingSideways(page: Page) {
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await page.setViewportSize({ width: 1440, height: 900 });
}

/** Expects no violations in the page or a part of it, light and dark. */
export async function expectNothingOf(page: Page, part?: string) {
  expect(await axeFindsInThemes(page, part)).toEqual(nothingInThemes);
}

/** Expects no violations on a phone and a desktop, light and dark, and no horizontal scrolling at 320 px. */
export async function expectPageForEveryone(page: Page, part?: string) {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    expect([width, await axeFindsInThemes(page, part)]).toEqual([width, nothingInThemes]);
  }
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
}

/** Deletes a record in the list, confirming the question that the specification names. */
export async function deleteInList(page: Page, one: string, name: string) {
  await page.getByRole("link", { name: `Delete ${name}`, exact: true }).click();
  const confirmation = page.getByRole("alertdialog");
  await expect(confirmation).toContainText(`Are you sure you want to delete this ${one}?`);
  await confirmation.getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText(`${name} deleted`)).toBeVisible();
  await expect(page.getByRole("link", { name: `Delete ${name}`, exact: true })).toHaveCount(0);
}

/** A toast stays while the pointer is on it, so that its Undo outlasts other checks. */
export const holdUndo = (part: Page | Locator) => part.getByRole("button", { name: "Undo", exact: true }).hover();

/** By key, since the click would be delayed; the button is disabled while the act to be undone is in progress. */
export async function pressUndo(page: Page) {
  const undo = page.getByRole("button", { name: "Undo", exact: true });
  await expect(undo).toBeEnabled();
  await undo.press("Enter");
}
