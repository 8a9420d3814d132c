import type { Page } from "@playwright/test";
import { dialogsToArrive, expect, scrollToTheEnd, test, withoutPopup } from "#test/journeys/story.ts";

test.beforeEach(({ page }) => withoutPopup(page));

const dialogOf = (page: Page, name: string) => page.getByRole("dialog", { name, exact: true });
const press = (page: Page, name: string) =>
  page
    .getByRole("link", { name: `View Details of ${name}`, exact: true })
    .first()
    .click();

/** Nothing is timed by itself any more: what comes in time comes when the story says so. */
async function stopTheClock(page: Page) {
  const now = Date.now();
  await page.clock.install({ time: now });
  await page.clock.pauseAt(now + 1000);
}

/** The addresses of the fragments that were asked for; each answer waits for `send`. */
async function holdFragments(page: Page) {
  const asked: string[] = [];
  const waiting = Promise.withResolvers<void>();
  await page.route(/\/dialogs\?/, async (route) => {
    asked.push(new URL(route.request().url()).search);
    await waiting.promise;
    await route.continue();
  });
  return { asked, send: waiting.resolve };
}

test("once the page stands the dialogs near the view come along, and open without a request", async ({ page }) => {
  const { asked, send } = await holdFragments(page);
  send();
  await page.goto("/courses");
  await dialogsToArrive(page);
  expect(await page.locator("dialog.course-dialog").count()).toBeLessThan(24);
  await press(page, "Online MBA");
  await expect(dialogOf(page, "Online MBA")).toBeVisible();
  await page.getByRole("button", { name: "Close" }).click();
  await expect(dialogOf(page, "Online MBA")).toBeHidden();
  expect(asked).toHaveLength(1);
  await scrollToTheEnd(page);
  await expect(page.locator("dialog.course-dialog")).toHaveCount(24);
});

test("a dialog says the price in a line, and what is ticked for comparison stays ticked behind it", async ({
  page,
}) => {
  await page.goto("/courses");
  const box = page.locator('main .hold[name="courses"]').first();
  await box.click();
  await expect(box).toHaveAttribute("aria-pressed", "true");
  for (const width of [360, 700, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.reload();
    await expect(box).toHaveAttribute("aria-pressed", "true");
    await press(page, "Online MBA");
    const price = dialogOf(page, "Online MBA").locator(".course-price p").first();
    expect((await price.boundingBox())!.height).toBeLessThan(40);
    const grounds = page
      .locator('.hold[name="courses"][aria-pressed="true"]')
      .evaluateAll((all) => all.map((one) => getComputedStyle(one, "::before").backgroundColor));
    expect(new Set(await grounds)).toEqual(new Set(["rgb(43, 58, 140)"]));
  }
});

test("on a slow line a press waits for its dialog, and two presses open the last one", async ({ page }) => {
  await stopTheClock(page);
  const { asked, send } = await holdFragments(page);
  await page.goto("/courses");
  const link = page.getByRole("link", { name: "View Details of Online MBA", exact: true });
  await page.locator(".course-row").nth(1).click();
  await link.click();
  await expect(link).toHaveAttribute("aria-busy", "true");
  await expect.poll(() => asked).toEqual([expect.stringMatching(/^\?of=course-/), "?of=course-online-mba"]);
  await expect(page.locator("dialog[open]")).toHaveCount(0);

  send();
  await expect(dialogOf(page, "Online MBA")).toBeVisible();
  await expect(page.locator("dialog.course-dialog")).toHaveCount(2);
  await expect(page.locator("dialog[open]")).toHaveCount(1);
  await expect(link).not.toHaveAttribute("aria-busy");
  await page.keyboard.press("Escape");
  await expect(link).toBeFocused();
});

test("a press while the dialogs are on their way waits for that same answer", async ({ page }) => {
  await stopTheClock(page);
  const { asked, send } = await holdFragments(page);
  await page.goto("/courses");
  await page.clock.runFor(1500);
  await expect.poll(() => asked.length).toBe(1);
  await press(page, "Online MBA");
  send();
  await expect(dialogOf(page, "Online MBA")).toBeVisible();
  expect(asked).toHaveLength(1);
});

test("after three seconds without an answer the link is followed to its own page", async ({ page }) => {
  await stopTheClock(page);
  const { send } = await holdFragments(page);
  await page.goto("/courses");
  await press(page, "Online MBA");
  await page.clock.runFor(2900);
  await expect(page).toHaveURL("/courses");
  await page.clock.runFor(200);
  await expect(page).toHaveURL("/courses/online-mba");
  await expect(page.getByRole("heading", { level: 1, name: "Online MBA" })).toBeVisible();
  send();
});

test.describe("when no fragment arrives", () => {
  test.use({ logged: "Failed to load resource" });

  test("links are followed to pages that show the same", async ({ page }) => {
    await page.route(/\/dialogs\?/, (route) => route.abort());
    await page.goto("/courses");
    await press(page, "Online MBA");
    await expect(page).toHaveURL("/courses/online-mba");

    await page.goto("/");
    await press(page, "Deccan Gate University");
    await expect(page).toHaveURL("/?university=deccan-gate-university#universities");
    const open = page.getByRole("region", { name: "Deccan Gate University" });
    await expect(open).toContainText("₹1,68,000");

    await page.goto("/universities");
    await page.getByRole("link", { name: "Malabar Coast University", exact: true }).click();
    await expect(page).toHaveURL("/universities/malabar-coast-university");
  });
});

test("rows that a choice brought in place bring their own dialogs, and only those", async ({ page }) => {
  const { asked, send } = await holdFragments(page);
  send();
  await page.goto("/courses?field=mba");
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  await scrollToTheEnd(page);
  await expect(page.locator("dialog.course-dialog")).toHaveCount(13);
  await page.getByRole("checkbox", { name: /^MBA/ }).uncheck();
  await expect(page.locator('[data-part="count"]')).not.toHaveText("13 courses");
  await scrollToTheEnd(page);
  await expect(page.locator("dialog.course-dialog")).toHaveCount(35);
  const ninth = page.locator(".course-row").nth(8);
  const title = await ninth.getByRole("heading").innerText();
  await ninth.click();
  await expect(dialogOf(page, title)).toBeVisible();
  await page.keyboard.press("Escape");

  await page.getByLabel("Sort").selectOption("Highest fee first");
  await expect(page).toHaveURL("/courses?sort=fee-desc");
  await expect(page.locator(".course-row")).toHaveCount(24);
  await dialogsToArrive(page);
  const first = await page.locator(".course-row").first().getByRole("heading").innerText();
  await page.locator(".course-row").first().click();
  await expect(dialogOf(page, first)).toBeVisible();
  const ids = asked.flatMap((query) => new URLSearchParams(query).getAll("of"));
  expect(new Set(ids).size).toBe(ids.length);
});

test("who saves data fetches only the dialog that was pressed", async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, "connection", { value: { saveData: true } }));
  const { asked, send } = await holdFragments(page);
  send();
  await stopTheClock(page);
  await page.goto("/courses");
  await page.clock.runFor(10_000);
  expect(asked).toEqual([]);
  await press(page, "Online MBA");
  await expect(dialogOf(page, "Online MBA")).toBeVisible();
  expect(asked).toEqual(["?of=course-online-mba"]);
});

test("the guidance pop-up does not come in before a dialog that is waited for", async ({ page }) => {
  // A day of its own, in which the pop-up has not been shown.
  await page.addInitScript(() => localStorage.removeItem("guidance-shown"));
  await stopTheClock(page);
  const { send } = await holdFragments(page);
  await page.goto("/courses");
  await press(page, "Online MBA");
  await page.clock.runFor(2500);
  send();
  await expect(dialogOf(page, "Online MBA")).toBeVisible();
  await expect(dialogOf(page, "Get Expert Guidance")).toBeHidden();
});
