import type { Page } from "@playwright/test";
import { axeFinds } from "#test/journeys/axe-finds.ts";
import { expect, test, withoutPopup } from "#test/journeys/story.ts";

test.beforeEach(({ page }) => withoutPopup(page));

const found = "/find?degree=bachelor&percent=48&work=2&budget=70000&place=online&language=-";

/** What is opened or answered on a page before one looks at it. */
const tools: [name: string, steps: [address: string, prepare: (page: Page) => Promise<void>][]][] = [
  [
    "a question of the finder, a budget and the petals it opens, and what is found",
    [
      ["/find?degree=bachelor", async () => {}],
      ["/find?degree=bachelor&percent=48&work=2", slideBudget],
      ["/find?degree=bachelor&percent=48&work=2&budget=70000&place=online", async () => {}],
      [found, async () => {}],
    ],
  ],
  [
    "a filled family sheet, an answered check and an opened cost",
    [
      [
        "/family-sheet#online-mba=Near+Papa&online-mca=",
        (page) => expect(page.getByRole("article")).toContainText("Online MCA"),
      ],
      ["/courses/online-mba", answerAll],
    ],
  ],
];

async function slideBudget(page: Page) {
  const amount = page.getByLabel("What can you spend in a year?");
  const handle = page.getByRole("slider", { name: "Budget a year in rupees" });
  await expect(async () => {
    await handle.press("End");
    await handle.press("ArrowLeft");
    await expect(amount).toHaveValue("1,45,000", { timeout: 500 });
  }).toPass();
  await amount.fill("७२,०००");
  await expect(handle).toHaveValue("70000");
  await expect(page.getByText(/^\d+ of \d+ courses cost ₹70,000 a year or less\.$/)).toBeVisible();
}

async function answerAll(page: Page) {
  const check = page.getByRole("region", { name: "Can I get in?" });
  await check.getByLabel("Last degree").selectOption("bachelor");
  await check.getByLabel("Percent in it").fill("48");
  await check.getByText("Age and subjects, where a course asks for them").press("Enter");
  await expect(check).toContainText("Not eligible, because 48% is below the required 50%");
  for (const summary of await page.locator("form[data-cost] details:not([open]) > summary").all())
    await summary.press("Enter");
}

for (const [name, steps] of tools)
  test(`${name}: axe finds nothing, nothing scrolls sideways, letters may be twice the size`, async ({ page }) => {
    // Axe looks at up to four pages in three windows each.
    test.slow();
    await page.emulateMedia({ reducedMotion: "reduce" });
    const overhang = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    for (const [address, prepare] of steps) {
      await page.setViewportSize({ width: 320, height: 800 });
      await page.goto(address);
      await prepare(page);
      for (const width of [320, 768, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        expect([address, width, await overhang()]).toEqual([address, width, 0]);
        expect([address, width, await axeFinds(page)]).toEqual([address, width, []]);
      }
      await page.setViewportSize({ width: 360, height: 740 });
      await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
      await expect.poll(overhang).toBe(0);
    }
  });

test("the finder is answered by keyboard alone, from the first question to the first course", async ({ page }) => {
  await page.goto("/find");
  const next = async () => {
    await page.getByRole("button", { name: /Next|Show what fits/ }).focus();
    await page.keyboard.press("Enter");
  };
  for (const moves of [3, 0, 2]) {
    const number = page.getByRole("textbox");
    if ((await number.count()) > 0) {
      await number.focus();
      await page.keyboard.type("60");
    } else {
      await page.getByRole("radio").first().focus();
      await page.keyboard.press("Space");
      for (let move = 0; move < moves; move += 1) await page.keyboard.press("ArrowDown");
    }
    const heading = await page.getByRole("heading", { level: 1 }).textContent();
    await next();
    await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(heading!);
  }
  for (const question of ["What can you spend", "Where do you want", "In which language"]) {
    await expect(page.getByRole("heading", { level: 1 })).toContainText(question);
    await page.getByRole("link", { name: "Skip this one" }).press("Enter");
  }
  await expect(page.getByRole("heading", { level: 1 })).toContainText("to look at first");
  await page.locator(".pick a").first().press("Enter");
  await expect(page).toHaveURL(/\/courses\//);
});
