import type { Page } from "@playwright/test";
import { expect, openSignedIn, test } from "#test/journeys/story.ts";

const fields = { Name: "Failing Story", Role: "Student", Content: "Words." };

// Section 8 has these failures logged; they are told, too. Of FAQs and users `logged-refusals.test.ts` tells the same.
test("what fails in the testimonials is told and logged once, and what was typed stays", async ({ page }) => {
  await openSignedIn(page, "/admin/testimonials");
  // What reads a record is a script of its own, which comes with the first one that is opened.
  await page.getByRole("link", { name: /^Edit/ }).first().click();
  await expect(page.getByRole("dialog").getByLabel("Name")).toBeVisible();
  await page.keyboard.press("Escape");
  await page.getByRole("link", { name: "New testimonial" }).click();
  const logged = await logOf(page);
  const dialog = page.getByRole("dialog", { name: "New testimonial" });
  for (const [label, words] of Object.entries(fields)) await dialog.getByLabel(label).fill(words);
  const create = dialog.getByRole("button", { name: "Create testimonial", exact: true });
  await answerWith(page, "nothing");
  await create.click();
  await expect(dialog.getByText("Error saving testimonial. Please try again.")).toBeVisible();
  expect(await logged()).toEqual(["TypeError: Failed to fetch"]);
  await answerWith(page, { success: false, message: "The stars are wrong" });
  await create.click();
  await expect(dialog.getByText("The stars are wrong")).toBeVisible();
  expect(await logged()).toEqual(["ApiFailure: The stars are wrong"]);
  for (const [label, words] of Object.entries(fields)) await expect(dialog.getByLabel(label)).toHaveValue(words);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Discard changes" }).click();

  const rows = page.locator("tbody tr");
  await rows
    .first()
    .getByRole("link", { name: /^Delete/ })
    .click();
  const question = page.getByRole("alertdialog");
  await question.getByRole("button", { name: "Delete" }).click();
  await expect(question.getByText("The stars are wrong")).toBeVisible();
  expect(await logged()).toEqual(["ApiFailure: The stars are wrong"]);
  await question.getByRole("button", { name: "Cancel" }).click();

  await answerWith(page, "nothing");
  await rows.first().getByRole("link", { name: /^Edit/ }).click();
  await expect(page.getByRole("dialog").getByText(/What you see is older/)).toBeVisible();
  expect(await logged()).toEqual(["TypeError: Failed to fetch"]);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Dismiss" }).click();
  await page.getByRole("searchbox").first().fill("a");
  await expect(page.getByText(/What you see is older/)).toBeVisible();
  expect(await logged()).toEqual(["TypeError: Failed to fetch"]);
  await expect(rows).not.toHaveCount(0);

  await page.getByRole("link", { name: "Dashboard" }).first().click();
  await expect(page.getByRole("alert").filter({ hasText: "dashboard data" })).toBeVisible();
  await logged();
  await page.getByRole("navigation", { name: "Admin" }).locator('a[href^="/admin/testimonials"]').click();
  await expect(page.getByRole("alert").filter({ hasText: "The testimonials" })).toBeVisible();
  expect(await logged()).toEqual(["TypeError: Failed to fetch"]);
});

/** Answers what the console was told as an error since the last time; the story does not fail of it. */
async function logOf(page: Page) {
  await page.evaluate(() => {
    const lines: string[] = [];
    console.error = (...words: unknown[]) => lines.push(words.join(" "));
    Object.assign(window, { takeLog: () => lines.splice(0) });
  });
  return () => page.evaluate(() => (window as unknown as { takeLog(): string[] }).takeLog());
}

/** From now on every call is refused so, or nobody answers. */
async function answerWith(page: Page, answer: object | "nothing") {
  await page.evaluate((answer) => {
    window.fetch = () =>
      answer === "nothing"
        ? Promise.reject(new TypeError("Failed to fetch"))
        : Promise.resolve(Response.json(answer, { status: 409 }));
  }, answer);
}
