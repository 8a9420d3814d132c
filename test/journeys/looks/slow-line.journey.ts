import { expect, test, withoutPopup } from "#test/journeys/story.ts";

test.use({ logged: "Failed to load resource" });

test("a course pressed on a slow line shows that it waits, and a second press meanwhile takes nothing back", async ({
  page,
}) => {
  await withoutPopup(page);
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  await page.route(/\/assets\/holding-.*\.js/, async (route) => {
    await arrived;
    await route.continue();
  });
  await page.goto("/PG");
  for (const name of ["courses", "keep"]) {
    const button = page.locator(`.hold[name="${name}"]`).first();
    await button.click();
    await expect(button).toHaveAttribute("aria-busy", "true");
    await expect(button).toHaveCSS("opacity", "0.6");
    await button.click();
  }
  arrive();

  for (const name of ["courses", "keep"]) {
    const button = page.locator(`.hold[name="${name}"]`).first();
    await expect(button).toHaveAttribute("aria-pressed", "true");
    await expect(button).not.toHaveAttribute("aria-busy");
    await expect(button).toHaveCSS("opacity", "1");
  }
});
