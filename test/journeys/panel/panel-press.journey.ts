import type { Page } from "@playwright/test";
import { expect, signIn, test } from "#test/journeys/story.ts";

async function openFirstFaq(page: Page) {
  await page.goto("/admin/faqs");
  await signIn(page);
  await page
    .getByRole("link", { name: /^Edit / })
    .first()
    .click();
  return page.getByRole("dialog", { name: "Edit FAQ" });
}

test("a sentence about the field that is left does not move the button under the finger", async ({ page }) => {
  const dialog = await openFirstFaq(page);
  const question = dialog.getByLabel("Question");
  const save = dialog.getByRole("button", { name: "Save changes" });
  await question.fill("");
  const { x, y, width } = (await save.boundingBox())!;
  await page.mouse.move(x + width / 2, y + 3);
  await page.mouse.down();
  await expect(question).not.toBeFocused();
  await page.mouse.up();

  await expect(dialog.getByText("Please fill in all required fields")).toBeVisible();
  await expect(question).toHaveAccessibleDescription("Question is required");
});

test("a sentence about the field that is left comes after a press elsewhere, and at once by keyboard", async ({
  page,
}) => {
  const dialog = await openFirstFaq(page);
  const question = dialog.getByLabel("Question");
  const answer = dialog.getByLabel("Answer");
  await question.fill("");
  await answer.click();
  await expect(question).toHaveAccessibleDescription("Question is required");
  await answer.fill("");
  await answer.press("Tab");
  await expect(answer).toHaveAccessibleDescription("Answer is required");
});
