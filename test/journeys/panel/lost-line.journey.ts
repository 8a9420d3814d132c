import type { Page } from "@playwright/test";
import { expect, forget, openSignedIn, staffHeaders, test } from "#test/journeys/story.ts";

test.use({ logged: "Failed to load resource" });

test("a record whose answer was lost is created once, though Create is pressed again", async ({ page }) => {
  const question = "Is it stored once?";
  await openSignedIn(page, "/admin/faqs?new");
  await silence(page);
  const dialog = page.getByRole("dialog", { name: "New FAQ" });
  await dialog.getByLabel("Question").fill(question);
  await dialog.getByLabel("Answer").fill("Yes.");
  const create = dialog.getByRole("button", { name: "Create FAQ", exact: true });
  const posts = /backend\/admin\/faqs\.php/;
  await page.route(posts, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await create.click();
  await expect(
    dialog.getByText("Error saving FAQ. Please try again. Nobody answered: it may be stored already"),
  ).toBeVisible();

  await page.unroute(posts);
  await create.click();
  await expect(page.getByText(`${question} created`)).toBeVisible();
  expect(await countOf(page, "faqs", question)).toBe(1);
  await forget(page, "faqs", question);
});
/** What the console is told of a lost line is none of these stories. */
const silence = (page: Page) => page.evaluate(() => void (console.error = console.warn = () => {}));

async function countOf(page: Page, list: string, q: string): Promise<number> {
  const found = await page.request.get(`/backend/admin/${list}.php`, {
    headers: await staffHeaders(page),
    params: { q },
  });
  return ((await found.json()) as { data: object[] }).data.length;
}
