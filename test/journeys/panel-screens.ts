import { expect, type Locator, type Page } from "@playwright/test";
import { axeFindsInThemes, nothingInThemes } from "./axe-finds.ts";

/** On a phone nothing scrolls sideways. */
export async function expectNothingSideways(page: Page) {
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await page.setViewportSize({ width: 1440, height: 900 });
}

/** Axe finds nothing in the page as it stands or in a part of it, light and dark. */
export async function expectNothingOf(page: Page, part?: string) {
  expect(await axeFindsInThemes(page, part)).toEqual(nothingInThemes);
}

/** Axe finds nothing in the page or in a part of it on a phone and on a desk, light and dark, and 320 px are enough. */
export async function expectPageForEveryone(page: Page, part?: string) {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    expect([width, await axeFindsInThemes(page, part)]).toEqual([width, nothingInThemes]);
  }
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
}

/** Deletes a record of the list after the question that the specification names. */
export async function deleteInList(page: Page, one: string, name: string) {
  await page.getByRole("link", { name: `Delete ${name}`, exact: true }).click();
  const confirmation = page.getByRole("alertdialog");
  await expect(confirmation).toContainText(`Are you sure you want to delete this ${one}?`);
  await confirmation.getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText(`${name} deleted`)).toBeVisible();
  await expect(page.getByRole("link", { name: `Delete ${name}`, exact: true })).toHaveCount(0);
}

/** A short-lived message stays while the pointer rests on it: its Undo is still there after other looks. */
export const holdUndo = (part: Page | Locator) => part.getByRole("button", { name: "Undo", exact: true }).hover();

/** By key, which does not wait as a click does: the button is off while the act that it takes back is under way. */
export async function pressUndo(page: Page) {
  const undo = page.getByRole("button", { name: "Undo", exact: true });
  await expect(undo).toBeEnabled();
  await undo.press("Enter");
}
