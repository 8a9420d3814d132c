import type { Page } from "@playwright/test";
import { createAdministrator, endSession, expect, signIn, test } from "#test/journeys/story.ts";

// Whoever shares a computer: what one person typed and did not save is for nobody else.

test.use({ refusal: 401 });

const expired = (page: Page) => page.getByText("Session expired. Please login again.");
const newFaq = (page: Page) => page.getByRole("dialog", { name: "New FAQ" });

/** Typed, not saved, and kept, since the session was over. */
async function typeFaqToTheEnd(page: Page, question: string) {
  await newFaq(page).getByLabel("Question").fill(question);
  await newFaq(page).getByLabel("Answer").fill("Yes.");
  await endSession(page);
  await newFaq(page).getByRole("button", { name: "Create FAQ" }).click();
  await expect(expired(page)).toBeVisible();
}

async function writeArticleToTheEnd(page: Page, title: string) {
  await page.getByLabel("Title").fill(title);
  await page.getByLabel("Title").press("Enter");
  await page.keyboard.type("Half written.");
  await endSession(page);
  await page.getByRole("button", { name: "Save draft" }).click();
  await expect(expired(page)).toBeVisible();
}

/** Typing takes longer than a draft takes to come back. */
async function expectEmptyFaq(page: Page) {
  await newFaq(page).getByLabel("Answer").fill("Yes.");
  await expect(newFaq(page).getByLabel("Question")).toHaveValue("");
}

/** All that the browser keeps, as whoever looks for it would find it. */
const keptIn = (page: Page) => page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));

test("a logout forgets what was typed and not saved, an article's words included", async ({ page }) => {
  await page.goto("/admin/blogs/new");
  await signIn(page);
  await writeArticleToTheEnd(page, "Words of an article");
  expect(await keptIn(page)).toContain("Words of an article");
  await page.goto("/admin/faqs?new");
  await signIn(page);
  await typeFaqToTheEnd(page, "Words of an FAQ?");
  expect(await keptIn(page)).toContain("Words of an FAQ?");

  // Not by the address that leads back to the form.
  await page.goto("/admin/login");
  await signIn(page);
  await page.getByRole("button", { name: "Logout" }).click();
  await expect(page).toHaveURL(/\/admin\/login$/);
  expect(await keptIn(page)).not.toMatch(/Words of/);

  await page.goto("/admin/blogs/new");
  await signIn(page);
  await writeArticleToTheEnd(page, "Words of another article");
  await page.goto("/admin/login");
  await signIn(page);
  await expect(page).toHaveURL(/\/admin\/dashboard$/);
  await page.goto("/about");
  await page.getByRole("navigation", { name: "Administrator" }).getByRole("button", { name: "Log out" }).click();
  await expect(page).toHaveURL(/\/admin\/login$/);
  expect(await keptIn(page)).not.toMatch(/Words of/);
});

test("who signs in next in the same tab finds nothing of what another typed", async ({ page }) => {
  const colleague = await createAdministrator(page, "next-in-the-tab");
  await page.goto("/admin/blogs/new");
  await signIn(page);
  await writeArticleToTheEnd(page, "An article of mine");
  await signIn(page, colleague);
  await expect(page).toHaveURL(/\/admin\/blogs\/new$/);
  await expect(page.getByLabel("Title")).toHaveValue("");
  await expect(page.getByText("is here again")).toHaveCount(0);
  expect(await keptIn(page)).not.toContain("An article of mine");

  await page.goto("/admin/faqs?new");
  await typeFaqToTheEnd(page, "A question of theirs?");
  await signIn(page);
  await expectEmptyFaq(page);
  expect(await keptIn(page)).not.toContain("A question of theirs?");
});

test("what was typed outlives a logout in another tab, for the one who typed it alone", async ({ page }) => {
  const colleague = await createAdministrator(page, "beside-the-tab");
  await page.goto("/admin/dashboard");
  await signIn(page);
  await expect(page.getByText("Welcome, Admin")).toBeVisible();
  // Opened with the session of the first tab: nobody has signed in here.
  const other = await page.context().newPage();
  await other.goto("/admin/faqs?new");
  await typeFaqToTheEnd(other, "For nobody else?");
  await page.goto("/admin/dashboard");
  await signIn(page, colleague);
  await expect(page.getByText("Welcome, Admin")).toBeVisible();
  await other.goto("/admin/faqs?new");
  await expectEmptyFaq(other);
  expect(await keptIn(other)).not.toContain("For nobody else?");

  await newFaq(other).getByLabel("Question").fill("Mine over a logout?");
  await page.getByRole("button", { name: "Logout" }).click();
  await expect(page).toHaveURL(/\/admin\/login$/);
  await newFaq(other).getByRole("button", { name: "Create FAQ" }).click();
  await expect(expired(other)).toBeVisible();
  await signIn(other, colleague);
  await expect(newFaq(other).getByLabel("Question")).toHaveValue("Mine over a logout?");
});
