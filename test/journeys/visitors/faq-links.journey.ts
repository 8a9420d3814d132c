import { expect, test, withoutPopup } from "#test/journeys/story.ts";

test("a link to a question opens its answer on the contact page, in sight, also where it is folded away", async ({
  page,
}) => {
  await withoutPopup(page);
  const answer = await page.request.get("/backend/api/faqs.php");
  const { data } = (await answer.json()) as { data: { id: number; question: string; answer: string }[] };
  for (const place of [2, 9]) {
    const faq = data[place - 1]!;

    await page.goto(`/search?q=${encodeURIComponent(faq.question)}`);
    await page.getByRole("link", { name: faq.question }).click();

    await expect(page).toHaveURL(`/contact#faq-${faq.id}`);
    await expect(page.locator("#faqs details[open] summary")).toHaveText(faq.question);
    await expect(page.locator("#faqs summary", { hasText: faq.question })).toBeInViewport({ ratio: 1 });
    await expect(page.getByText(faq.answer)).toBeInViewport();
  }
});
