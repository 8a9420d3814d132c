import { expect, test, withoutPopup } from "#test/journeys/story.ts";

for (const path of ["/contact", "/OnlineAdmission", "/guidance", "/Blogs", "/courses?sort=fee"])
  test(`on a phone the WhatsApp link covers no field and no button of ${path}`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 568 });
    await withoutPopup(page);
    await page.goto(path);
    await expect(page.locator("html")).toHaveClass(/is-laid-out/);
    const chat = page.locator(".whatsapp");
    const controls = page.locator("main form:not(dialog *)").last().locator(".field, button");
    for (const control of await controls.all()) {
      // At the lower edge of the window, where the link floats.
      await control.evaluate((element) => element.scrollIntoView({ block: "end", behavior: "instant" }));
      await expect.poll(() => control.evaluate(isUnderChat)).toBe(false);
    }
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expect(chat).toBeVisible();
  });

function isUnderChat(element: Element) {
  const chat = document.querySelector(".whatsapp")!;
  const [own, its] = [element.getBoundingClientRect(), chat.getBoundingClientRect()];
  const isApart = own.bottom < its.top || own.top > its.bottom || own.right < its.left;
  return !isApart && getComputedStyle(chat).visibility === "visible";
}
