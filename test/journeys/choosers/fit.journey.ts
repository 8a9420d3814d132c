import type { Page } from "@playwright/test";
import { axeFinds } from "#test/journeys/axe-finds.ts";
import { expect, test, withoutPopup } from "#test/journeys/story.ts";

test.beforeEach(({ page }) => withoutPopup(page));

test("a device answers whether a course fits, keeps the answers and sends them nowhere", async ({ page }) => {
  const sent: string[] = [];
  page.on("request", (request) => sent.push(request.url() + (request.postData() ?? "")));
  await page.goto("/courses/online-mba");
  const check = page.getByRole("region", { name: "Can I get in?" });
  await check.getByLabel("Last degree").selectOption("bachelor");
  await check.getByLabel("Percent in it").pressSequentially("४८");
  await check.getByLabel("Years of work").fill("2");
  await expect(check).toContainText("Not eligible, because 48% is below the required 50%");
  await expect(check).toContainText("A certificate of a reserved category: then 45% is enough.");
  // In a word beside the price, on a phone too.
  await page.setViewportSize({ width: 360, height: 740 });
  const below = page.getByRole("complementary", { name: "Fee and facts" }).getByRole("link", { name: "Not eligible" });
  await expect(below).toHaveAttribute("href", "#entry");
  await expect(below).toBeVisible();
  await check.getByLabel("I have a certificate of a reserved category").check();
  await expect(check).toContainText("Eligible, by the rules we have");
  await check.getByLabel("Taught in").selectOption("Tamil");
  await expect(check).toContainText("It is taught in English, not in Tamil");
  expect(await axeFinds(page, { part: ".entry" })).toEqual([]);

  await page.goto("/compare?courses=online-mba,online-mca");
  await expect(page.getByRole("row", { name: /^For you/ })).toContainText("Eligible, by the rules we have");
  await expect(page.getByRole("row", { name: /^For you/ })).toContainText("48% is below the required 50%");
  expect(sent.filter((request) => /percent|bachelor|48%/.test(request))).toEqual([]);
});

test("a number that cannot be read stays in its field, which says what can be, until it can", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 720 });
  await page.goto("/courses/online-mba");
  const check = page.getByRole("region", { name: "Can I get in?" });
  const percent = check.getByLabel("Percent in it");
  await check.getByLabel("Last degree").selectOption("bachelor");
  for (const typed of ["101", "-5", "48,5", "abc"]) {
    await percent.fill(typed);
    await expect(percent).toHaveAccessibleDescription("A number from 0 to 100, such as 48.5");
    await expect(percent).toHaveAttribute("aria-invalid", "true");
  }
  await check.getByLabel("Budget a year, ₹").fill("much");
  await expect(check.getByText("An amount in figures, such as 70,000")).toBeVisible();
  expect(await axeFinds(page, { part: ".entry" })).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);

  await page.reload();
  await expect(percent).toHaveValue("abc");
  await expect(percent).toHaveAccessibleDescription("A number from 0 to 100, such as 48.5");
  await percent.fill("48.5");
  await expect(percent).toHaveAccessibleDescription("");
  await expect(percent).not.toHaveAttribute("aria-invalid");
  await expect(check).toContainText("48.5% is below the required 50%");
});

test("subjects and an age are said where a course asks for them, and count on the next course, too", async ({
  page,
}) => {
  await page.goto("/courses/mtech");
  const check = page.getByRole("region", { name: "Can I get in?" });
  await check.getByLabel("Last degree").selectOption("bachelor");
  await check.getByLabel("Percent in it").fill("70");
  await expect(check).toContainText("Ask: it asks for Engineering among your subjects");
  const ask = check.getByRole("link", { name: /^Ask about this: M\.Tech.* at .*: whether it admits me$/ });
  await expect(ask).toHaveAttribute("href", /about=fit$/);
  await check.getByLabel("Your subjects").fill("Commerce");
  await expect(check).toContainText("it asks for Engineering among your subjects, and you named Commerce");
  await check.getByLabel("Your subjects").fill("mechanical engineering");
  await expect(check).toContainText("Eligible, by the rules we have");
  await expect(check.getByRole("link", { name: "Ask about this" })).toHaveCount(0);
  await check.getByLabel("Your age").fill("23");

  await page.goto("/courses/online-mba");
  await expect(check.getByLabel("Your subjects")).toBeHidden();
  await check.getByText("Age and subjects, where a course asks for them").press("Enter");
  await expect(check.getByLabel("Your subjects")).toHaveValue("mechanical engineering");
  await expect(check.getByLabel("Your age")).toHaveValue("23");
  await page.setViewportSize({ width: 320, height: 720 });
  expect(await axeFinds(page, { part: ".entry" })).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

test("answers given beside a course are seen in the comparison that the visitor comes back to, and in another tab", async ({
  page,
  context,
}) => {
  await page.goto("/compare?courses=online-mba,online-mca");
  const forYou = page.getByRole("row", { name: /^For you/ });
  await expect(forYou).not.toContainText("Eligible");
  const other = await context.newPage();
  await withoutPopup(other);
  await other.goto("/courses/online-mba");
  const check = other.getByRole("region", { name: "Can I get in?" });
  await check.getByLabel("Last degree").selectOption("bachelor");
  await check.getByLabel("Percent in it").fill("48");
  await expect(forYou).toContainText("48% is below the required 50%");
  await check.getByLabel("Percent in it").fill("70");
  await expect(forYou).not.toContainText("48%");

  await keepAside(page, "degree=bachelor&percent=49");
  await expect(forYou).toContainText("49% is below the required 50%");
  await keepAside(other, "degree=bachelor&percent=44");
  await expect(check).toContainText("44% is below the required 50%");
  await expect(check.getByLabel("Percent in it")).toHaveValue("44");
});

test("a comparison without a verdict has one when the visitor comes back from the check", async ({ page }) => {
  await page.goto("/compare?courses=online-mba,online-mca");
  await keepAside(page, "degree=bachelor&percent=48");
  await expect(page.getByRole("row", { name: /^For you/ })).toContainText("48% is below the required 50%");
});

test("where the browser keeps nothing, the answers last as long as the page, put aside meanwhile or not", async ({
  page,
}) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("refused", "QuotaExceededError");
    };
  });
  await page.goto("/courses/online-mba");
  const check = page.getByRole("region", { name: "Can I get in?" });
  await check.getByLabel("Last degree").selectOption("bachelor");
  await check.getByLabel("Percent in it").fill("48");
  await expect(check).toContainText("48% is below the required 50%");
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
  await expect(check.getByLabel("Percent in it")).toHaveValue("48");
  await expect(check).toContainText("48% is below the required 50%");
});

test("an answer given before the script is there lies over those of before, and one that is emptied is gone", async ({
  page,
}) => {
  await page.addInitScript(() => {
    if (localStorage.getItem("fit") === null)
      localStorage.setItem("fit", "degree=12th&percent=48&work=2&reserved=1&age=23");
  });
  const script = Promise.withResolvers<void>();
  await page.route(/\/drive-fit-[^/]*\.js$/, async (route) => {
    await script.promise;
    await route.continue();
  });
  await page.goto("/courses/online-mba");
  const check = page.getByRole("region", { name: "Can I get in?" });
  await check.getByLabel("Last degree").selectOption("bachelor");
  script.resolve();
  await expect(check.getByLabel("Percent in it")).toHaveValue("48");
  await expect(check.getByLabel("Last degree")).toHaveValue("bachelor");
  await expect(check.getByLabel("I have a certificate of a reserved category")).toBeChecked();
  await expect(check).toContainText("Eligible, by the rules we have");

  await check.getByLabel("Percent in it").fill("");
  await check.getByLabel("I have a certificate of a reserved category").uncheck();
  await page.reload();
  await expect(check.getByLabel("Last degree")).toHaveValue("bachelor");
  await expect(check.getByLabel("Percent in it")).toHaveValue("");
  await expect(check.getByLabel("I have a certificate of a reserved category")).not.toBeChecked();
  expect(await page.evaluate(() => localStorage.getItem("fit"))).toBe("degree=bachelor&work=2&age=23");
});

test("answers given before any script is there are told of once it is, wherever the visitor is by then", async ({
  context,
}) => {
  // Of a story's own page it is awaited that its scripts are there.
  const page = await context.newPage();
  await withoutPopup(page);
  const script = Promise.withResolvers<void>();
  await page.route(/\/entry\.client-[^/]*\.js$/, async (route) => {
    await script.promise;
    await route.continue();
  });
  await page.goto("/courses/online-mba");
  const check = page.getByRole("region", { name: "Can I get in?" });
  await check.getByLabel("Last degree").selectOption("bachelor");
  await check.getByLabel("Percent in it").fill("48");
  await check.getByLabel("Percent in it").blur();
  script.resolve();
  await expect(check).toContainText("48% is below the required 50%");
});

/** The browser put the page aside, its visitor answered the check on another one and came back. */
const keepAside = (page: Page, answers: string) =>
  page.evaluate((answers) => {
    localStorage.setItem("fit", answers);
    dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
  }, answers);

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the finder asks six questions and names at most six courses with their reasons", async ({ page }) => {
    await page.goto("/find");
    await page.getByRole("radio", { name: "Bachelor’s degree" }).check();
    await page.getByRole("button", { name: "Next" }).click();
    await page.getByRole("textbox", { name: "How many percent did you get in it?" }).fill("48");
    await page.getByRole("button", { name: "Next" }).click();
    await page.getByRole("radio", { name: "2 years" }).check();
    await page.getByRole("button", { name: "Next" }).click();
    await page.getByRole("link", { name: "Skip this one" }).click();
    await page.getByRole("radio", { name: "From home" }).check();
    await page.getByRole("button", { name: "Next" }).click();
    await page.getByRole("radio", { name: "Hindi" }).check();
    await page.getByRole("button", { name: "Show what fits" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText("to look at first");
    const picks = page.locator(".pick");
    expect(await picks.count()).toBeGreaterThan(0);
    expect(await picks.count()).toBeLessThan(7);
    await expect(picks.first()).toContainText("you have 48%");
    await page.getByRole("link", { name: "Change: 48%" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("How many percent did you get in it?");
  });
});
