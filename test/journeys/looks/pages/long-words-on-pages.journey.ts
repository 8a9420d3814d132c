import { expect, test } from "#test/journeys/story.ts";

const LONG = "antidisestablishmentarianism".repeat(3).slice(0, 80);
// Names and sentences; what keeps its line, figures and badges, is short by its schema, and the four steps are the page's own.
const words = ":is(h1, h2, h3, summary, p):not(.steps *)";

const addresses = [
  "/",
  "/?program=online-mba",
  "/courses",
  "/courses/online-mba",
  "/courses/mba",
  "/universities",
  "/universities/deccan-gate-university",
  "/search?q=mba",
  "/contact",
  "/OnlineAdmission?university=deccan-gate-university",
  "/about",
  "/Blogs",
  "/Blogs/read-the-fee-sheet-before-a-loan",
  "/Gallery",
];

// The words are put into the page as it came, before anything in it moves.
test.use({ javaScriptEnabled: false });

for (const address of addresses) {
  test(`words of eighty letters leave ${address} its width`, async ({ page }) => {
    for (const width of [320, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(address);
      await page.locator("main").evaluate(
        (main, { selector, word }) => {
          for (const element of main.querySelectorAll(selector)) lengthen(element);
          function lengthen(element: Element) {
            const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
            while (texts.nextNode()) {
              const text = texts.currentNode;
              const { textWrapMode } = getComputedStyle(text.parentElement!);
              if (text.nodeValue?.trim() && textWrapMode !== "nowrap") text.nodeValue = word;
            }
          }
        },
        { selector: words, word: LONG },
      );
      await expect(page.locator("main h1")).toContainText(LONG);
      expect
        .soft(await page.evaluate(() => document.documentElement.scrollWidth), `${address} at ${width} px`)
        .toBeLessThanOrEqual(width);
    }
  });
}
