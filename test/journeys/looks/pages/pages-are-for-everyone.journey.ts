import type { Page } from "@playwright/test";
import { axeFinds } from "#test/journeys/axe-finds.ts";
import { expect, test, withoutPopup } from "#test/journeys/story.ts";

/** No sample is all of this. */
const nothingFits = "/courses?field=law&level=UG&mode=campus&fee=up-to-75000";

const publicPages = [
  "/",
  "/courses",
  "/guidance",
  "/privacy",
  "/universities",
  "/universities/deccan-gate-university",
  "/programs/online-mba",
  "/contact",
  "/OnlineAdmission",
  "/about",
  "/terms",
  "/who-pays-us",
  "/UG",
  "/PG",
  "/PGDCS",
  "/courses/engineering",
  "/courses/data-science",
  "/courses/medicine",
  nothingFits,
  "/?university=deccan-gate-university",
  "/?program=online-mba",
  "/OnlineAdmission?university=deccan-gate-university",
  "/newsletter/confirm/not-a-token",
  "/newsletter/leave/not-a-token",
  "/search",
  "/search?q=zzzz",
  "/nothing-here",
  "/courses/online-mba",
  "/find?degree=bachelor",
  "/find?degree=bachelor&percent=48&work=2&budget=70000&place=online",
  "/find?degree=bachelor&percent=48&work=2&budget=70000&place=online&language=Hindi",
  "/courses/mba",
  "/Blogs",
  "/Blogs/read-the-fee-sheet-before-a-loan",
  "/Gallery",
  "/search?q=mba",
];
const widths = [390, 1440];

// The page that is not there.
test.use({ refusal: 404 });

for (const address of publicPages) {
  test(`${address}: axe finds nothing at 390 and 1440 px, and nothing scrolls sideways at 320 and 2560`, async ({
    page,
  }) => {
    // As at 400 % zoom.
    await page.setViewportSize({ width: 320, height: 256 });
    await page.emulateMedia({ reducedMotion: "reduce" });
    await withoutPopup(page);
    await page.goto(address);
    if (address === nothingFits) await expect(page.getByText("No courses found.")).toBeVisible();
    await expectNothingSideways(page);

    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      expect([width, await axeFinds(page)]).toEqual([width, []]);
    }
    await page.setViewportSize({ width: 2560, height: 1300 });
    await expectNothingSideways(page);
  });
}

const expectNothingSideways = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
