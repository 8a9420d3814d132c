import { expect, test } from "#test/journeys/story.ts";

const LONG = "antidisestablishmentarianism".repeat(3).slice(0, 80);
// Names and sentences; what keeps its line, figures and badges, is short by its schema, and the four steps are the
// page's own.
const words = ":is(h1, h2, h3, summary, p):not(.steps *)";

const addresses = {
  "the home page and the courses": ["/", "/?program=online-mba", "/courses", "/courses/online-mba", "/courses/mba"],
  "universities, the search and the forms": [
    "/universities",
    "/universities/deccan-gate-university",
    "/search?q=mba",
    "/contact",
    "/OnlineAdmission?university=deccan-gate-university",
  ],
  "what is read and looked at": ["/about", "/Blogs", "/Blogs/read-the-fee-sheet-before-a-loan", "/Gallery"],
};

// The words are put into the page as it came, before anything in it moves.
test.use({ javaScriptEnabled: false });

for (const [name, some] of Object.entries(addresses)) {
  test(`words of eighty letters leave their width to ${name}`, async ({ page }) => {
    for (const address of some) {
      await page.goto(address);
      for (const width of [320, 768, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        await page.locator("main").evaluate(lengthenWords, { selector: words, word: LONG });
        await expect(page.locator("main h1")).toContainText(LONG);
        expect
          .soft(await page.evaluate(() => document.documentElement.scrollWidth), `${address} at ${width} px`)
          .toBeLessThanOrEqual(width);
      }
    }
  });
}

/** Runs in the page. What keeps its line at this width has its own words. */
function lengthenWords(main: HTMLElement | SVGElement, { selector, word }: { selector: string; word: string }) {
  type Lengthened = Node & { ownWords?: string };
  for (const element of main.querySelectorAll(selector)) {
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text: Lengthened = texts.currentNode;
      if (!text.nodeValue?.trim()) continue;
      text.ownWords ??= text.nodeValue;
      const { textWrapMode } = getComputedStyle(text.parentElement!);
      text.nodeValue = textWrapMode === "nowrap" ? text.ownWords : word;
    }
  }
}
