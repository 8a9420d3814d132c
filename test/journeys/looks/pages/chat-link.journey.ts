import type { Page } from "@playwright/test";
import { expect, test, withoutPopup } from "#test/journeys/story.ts";

const widths = [320, 360, 768, 1440];

for (const paths of [
  ["/", "/courses", "/courses/online-mba", "/universities"],
  ["/contact", "/OnlineAdmission", "/guidance"],
])
  test(`the WhatsApp link covers nothing that is read or pressed on ${paths.join(", ")}, at any width`, async ({
    page,
  }) => {
    // Each page in twenty places.
    test.slow();
    await withoutPopup(page);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.clock.install();
    for (const path of paths) {
      await page.goto(path);
      await expect(page.locator("html")).toHaveClass(/is-laid-out/);
      for (const width of widths) {
        await page.setViewportSize({ width, height: width < 700 ? 640 : 800 });
        const end = await page.evaluate(() => document.documentElement.scrollHeight);
        for (const part of [0, 0.13, 0.29, 0.5, 0.71]) {
          await page.evaluate(scrollThere, part * end);
          // Where the page rests, the link is back if its corner is free.
          await page.clock.runFor(200);
          await expect.poll(() => covered(page), `${path}, ${width} px, at ${part}`).toEqual([]);
        }
      }
    }
  });

test("it is away while the page is scrolled down, and there at the page's end", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await withoutPopup(page);
  await page.goto("/about");
  await expect(page.locator("html")).toHaveClass(/is-laid-out/);
  const chat = page.locator(".whatsapp");
  await page.mouse.wheel(0, 300);
  await expect(chat).toHaveClass(/is-aside/);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect(chat).toBeVisible();
  await expect(chat).not.toHaveClass(/is-aside/);
  expect(await covered(page)).toEqual([]);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("it waits at the page's foot", async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto("/about");
    await expect(page.locator(".whatsapp")).not.toBeInViewport();
    await page.locator(".whatsapp").scrollIntoViewIfNeeded();
    await expect(page.locator(".whatsapp")).toBeInViewport();
  });
});

/** Runs in the page, until it has heard of it. */
async function scrollThere(top: number) {
  const before = scrollY;
  scrollTo({ top, behavior: "instant" });
  if (scrollY !== before) await new Promise((resolve) => addEventListener("scroll", resolve, { once: true }));
}

/** The words and controls that lie under the link, while it is shown. */
const covered = (page: Page) =>
  page.evaluate(() => {
    const chat = document.querySelector(".whatsapp")!;
    if (getComputedStyle(chat).visibility === "hidden" || chat.classList.contains("is-aside")) return [];
    const box = chat.getBoundingClientRect();
    const isUnder = ({ left, right, top, bottom }: DOMRect) =>
      left < box.right && right > box.left && top < box.bottom && bottom > box.top;
    const found: string[] = [];
    const range = document.createRange();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement!;
      if (!node.nodeValue!.trim() || chat.contains(node) || parent.closest(".visually-hidden, script, .popup"))
        continue;
      range.selectNodeContents(node);
      if (![...range.getClientRects()].some(isUnder)) continue;
      if (parent.checkVisibility({ visibilityProperty: true })) found.push(node.nodeValue!.slice(0, 60));
    }
    for (const control of document.querySelectorAll("main button, main input, main select, main textarea, main .btn"))
      if (control.checkVisibility() && isUnder(control.getBoundingClientRect()))
        found.push(control.outerHTML.slice(0, 60));
    return found;
  });
