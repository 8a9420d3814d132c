import { expect, test, withoutPopup } from "#test/journeys/story.ts";

test("the about page says who we are, section by section", async ({ page }) => {
  await withoutPopup(page);
  await page.goto("/about");
  const main = page.locator("main");
  for (const [link, id] of [
    ["Our story", "our-story"],
    ["What we do", "what-we-do"],
    ["Why we exist", "why-we-exist"],
    ["Our promise", "our-promise"],
    ["What’s next", "whats-next"],
  ] as const) {
    await main.getByRole("link", { name: link }).click();
    await expect(page).toHaveURL(`/about#${id}`);
    await expect(main.locator(`#${id}`).getByRole("heading", { name: link })).toBeInViewport();
  }
  const story = main.locator("#our-story");
  for (const words of ["began in 2024", "UGC-approved", "100% online", "20+"]) await expect(story).toContainText(words);
  await expect(story.getByRole("link")).toHaveCount(4);

  const numbers = main.getByRole("region", { name: "Key numbers" });
  for (const number of ["25+", "50,000+", "100+", "95%"]) await expect(numbers).toContainText(number);

  const values = main.getByRole("region", { name: "Our core values" }).getByRole("heading", { level: 3 });
  await expect(values).toHaveText(["Excellence", "Innovation", "Accessibility", "Diversity", "Integrity", "Impact"]);

  const leadership = main.getByRole("region", { name: "Leadership" });
  await expect(leadership.getByRole("listitem")).toHaveCount(3);
  await expect(main.getByRole("link", { name: "Schedule a Free Consultation" })).toBeVisible();

  // What the figure is true of, as the list behind the link counts them.
  const scope = story.getByRole("link", { name: /^\d+ of the \d+ courses$/ });
  const [online] = (await scope.innerText()).split(" ");
  await scope.click();
  await expect(page.getByText(new RegExp(`^Showing 1.+ of ${online} courses$`))).toBeVisible();
});
