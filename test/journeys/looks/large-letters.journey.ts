import { expect, test, withoutPopup } from "#test/journeys/story.ts";

const paths = ["/", "/courses", "/courses/online-mba", "/universities", "/about", "/contact"];

for (const path of paths)
  test(`letters of twice the size break no word of ${path} on a phone`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await withoutPopup(page);
    await page.goto(path);
    await expect(page.locator("html")).toHaveClass(/is-laid-out/);

    await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));

    await expect.poll(() => page.evaluate(brokenWords)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });

/** Words that begin in one line and end in another; addresses of mail may. */
function brokenWords() {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const broken = new Set<string>();
  const range = document.createRange();
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    const element = text.parentElement!;
    if (!element.checkVisibility() || element.closest(".visually-hidden, [href^=mailto]")) continue;
    for (const { 0: word, index } of text.data.matchAll(/\p{L}{3,}/gu)) {
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const tops = [...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top));
      if (new Set(tops).size > 1) broken.add(word);
    }
  }
  return [...broken];
}
