import type { Page } from "@playwright/test";
import { expect, openSignedIn, sendLead, test } from "#test/journeys/story.ts";

/**
 * What would read the list by itself comes too late for these stories: the line for news, and the look every ten
 * seconds.
 */
const soon = { timeout: 5000 };

async function openList(page: Page, screen: string, title: string) {
  await page.route("**/backend/admin/live", () => {});
  await openSignedIn(page, `/admin/${screen}`);
  await expect(page.getByRole("heading", { name: title })).toBeVisible();
}

/** The next reading of the list has no answer: `begun` is when it is under way. */
async function holdNextReading(page: Page) {
  const { promise: begun, resolve } = Promise.withResolvers<void>();
  await page.route(/\/admin\/(faqs|leads)\.data/, () => resolve(), { times: 1 });
  return { begun };
}

async function openAndCloseDialog(page: Page) {
  const dialog = page.getByRole("dialog", { name: /^New / });
  await page.keyboard.press("n");
  await expect(dialog).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
}

test("a list shows what was moved, also where a dialog has broken off the reading after it", async ({ page }) => {
  await openList(page, "faqs", "FAQs");
  const first = page.getByRole("row").nth(1);
  const [, question] = /^Select (.*)$/.exec((await first.getByRole("checkbox").getAttribute("aria-label"))!)!;
  const { begun } = await holdNextReading(page);
  await first.getByRole("button", { name: /^Move .* down$/ }).click();
  await begun;
  await openAndCloseDialog(page);

  const second = page.getByRole("row").nth(2);
  await expect(second.getByText(question!)).toBeVisible(soon);
  await second.getByRole("button", { name: /^Move .* up$/ }).click();
  await expect(first.getByText(question!)).toBeVisible();
});

test("a list shows what has come in, also where a dialog has broken off the reading of the news", async ({ page }) => {
  await openList(page, "leads", "Leads");
  await sendLead(page, { name: "Brokenoff Bhandari", phone: "98220 61234" });
  const { begun } = await holdNextReading(page);
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await begun;
  await openAndCloseDialog(page);

  await expect(page.getByRole("row", { name: /Brokenoff Bhandari/ })).toBeVisible(soon);
});
