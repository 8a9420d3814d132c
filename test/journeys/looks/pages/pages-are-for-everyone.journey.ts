import type { Page } from "@playwright/test";
import { axeFinds } from "#test/journeys/axe-finds.ts";
import { expect, test, withoutPopup } from "#test/journeys/story.ts";

/** No sample is all of this. */
const nothingFits = "/courses?field=law&level=UG&mode=campus&fee=up-to-75000";

/** A page of each kind. What the finder asks and finds stands in `deciding-tools.journey.ts`. */
const publicPages = {
  "the home page and what opens in it": [
    "/",
    "/?university=deccan-gate-university",
    "/?program=online-mba",
    "/programs/online-mba",
  ],
  "the lists of courses": ["/courses", "/UG", nothingFits],
  "a course and a field": ["/courses/online-mba", "/courses/mba"],
  "universities, articles and pictures": [
    "/universities",
    "/universities/deccan-gate-university",
    "/Blogs",
    "/Blogs/read-the-fee-sheet-before-a-loan",
    "/Gallery",
  ],
  "the forms": ["/guidance", "/contact", "/OnlineAdmission", "/OnlineAdmission?university=deccan-gate-university"],
  "the search and what is not there": ["/search", "/search?q=mba", "/search?q=zzzz", "/nothing-here"],
  "what we say of ourselves": [
    "/about",
    "/privacy",
    "/terms",
    "/who-pays-us",
    "/newsletter/confirm/not-a-token",
    "/newsletter/leave/not-a-token",
  ],
};
const widths = [390, 1440];
/** Two dozen have all that rows have. */
const furtherRows = [".course-rows > :nth-child(n + 25)"];

// The page that is not there.
test.use({ refusal: 404 });

for (const [name, addresses] of Object.entries(publicPages)) {
  test(`${name}: axe finds nothing at 390 and 1440 px, and nothing scrolls sideways at 320 and 2560`, async ({
    page,
  }) => {
    // Up to six pages, which axe looks at in two windows each.
    test.slow();
    await page.emulateMedia({ reducedMotion: "reduce" });
    await withoutPopup(page);
    for (const address of addresses) await test.step(address, () => expectForEveryone(page, address));
  });
}

async function expectForEveryone(page: Page, address: string) {
  // As at 400 % zoom.
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto(address);
  if (address === nothingFits) await expect(page.getByText("No courses found.")).toBeVisible();
  await expectNothingSideways(page);

  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await page.evaluate(untilAtRest);
    expect.soft([address, width, await axeFinds(page, { without: furtherRows })]).toEqual([address, width, []]);
  }
  await page.setViewportSize({ width: 2560, height: 1300 });
  await expectNothingSideways(page);
}

const expectNothingSideways = async (page: Page) =>
  expect.soft(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);

/** Runs in the page. Far parts are laid out late: axe would measure a text against what lay there before. */
async function untilAtRest() {
  for (let height = -1; height !== document.body.scrollHeight;) {
    height = document.body.scrollHeight;
    await new Promise((later) => setTimeout(later, 150));
  }
}
