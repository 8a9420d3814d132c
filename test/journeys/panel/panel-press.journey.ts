import { expect, openSignedIn, test } from "#test/journeys/story.ts";

test("a sentence about the field that is left does not move the button under the finger, and comes at once by keyboard", async ({
  page,
}) => {
  await openSignedIn(page, "/admin/faqs");
  await page
    .getByRole("link", { name: /^Edit / })
    .first()
    .click();
  const dialog = page.getByRole("dialog", { name: "Edit FAQ" });
  const question = dialog.getByLabel("Question");
  const answer = dialog.getByLabel("Answer");
  const words = await question.inputValue();
  await test.step("after a press elsewhere, and at once by keyboard", async () => {
    await question.fill("");
    await answer.click();
    await expect(question).toHaveAccessibleDescription("Question is required");
    await answer.fill("");
    await answer.press("Tab");
    await expect(answer).toHaveAccessibleDescription("Answer is required");
  });

  await question.fill(words);
  await expect(question).not.toHaveAccessibleDescription("Question is required");
  await question.fill("");
  const { x, y, width } = (await dialog.getByRole("button", { name: "Save changes" }).boundingBox())!;
  await page.mouse.move(x + width / 2, y + 3);
  await page.mouse.down();
  await expect(question).not.toBeFocused();
  await page.mouse.up();

  await expect(dialog.getByText("Please fill in all required fields")).toBeVisible();
  await expect(question).toHaveAccessibleDescription("Question is required");
});
