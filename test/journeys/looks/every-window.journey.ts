import type { Page } from "@playwright/test";
import { expect, test, withoutPopup } from "#test/journeys/story.ts";

const BAR_PX = 64;

test.beforeEach(({ page }) => withoutPopup(page));

test("letters of twice the size leave the home page its width, and no program is cut off", async ({ page }) => {
  await page.goto("/");
  await page.evaluate(() => (document.documentElement.style.fontSize = "200%"));
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    const overhang = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    await expect.poll(overhang, `${width} px`).toBeLessThanOrEqual(0);
    // The sheet has 20 px of white around its programs.
    const overSheet = () => page.locator(".programs-grid").evaluate((grid) => grid.scrollWidth - grid.clientWidth);
    await expect.poll(overSheet, `${width} px`).toBeLessThan(20);
  }
});

test("the rows of lists are as high before they are laid out as then, but for a tenth", async ({ page }) => {
  await page.addInitScript(() => {
    const rowsAre = () => document.querySelector<HTMLElement>(".course-rows")!.offsetHeight;
    addEventListener("load", () => (document.documentElement.dataset["before"] = `${rowsAre()}`));
  });
  for (const { path, width } of [
    { path: "/courses", width: 360 },
    { path: "/courses", width: 768 },
    { path: "/courses", width: 1440 },
    { path: "/UG", width: 1024 },
    { path: "/UG", width: 1440 },
  ]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(path);
    const before = Number(await page.locator("html").getAttribute("data-before"));
    await expect(page.locator("html")).toHaveClass(/is-laid-out/);
    const after = await page.locator(".course-rows").evaluate((rows: HTMLElement) => rows.offsetHeight);
    expect(Math.abs(before / after - 1), `${path} at ${width} px`).toBeLessThan(0.1);
  }
});

test("going back by keyboard, the focus is never under the bar", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 600 });
  await page.emulateMedia({ reducedMotion: "reduce" });
  // At once, before the rows are laid out: their estimated heights are near enough.
  await page.goto("/courses");
  await page.locator("footer a").first().focus();
  for (let step = 0; step < 60; step += 1) {
    await page.keyboard.press("Shift+Tab");
    const place = await focusedPlace(page);
    if (place.isInBar) return;
    expect([place.name, place.bottom > BAR_PX + 8]).toEqual([place.name, true]);
  }
});

test("who asks for less motion sees no carousel move by itself", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.clock.install();
  await page.goto("/");
  const partners = page
    .getByRole("group", { name: "Partner universities" })
    .or(page.getByRole("region", { name: "Partner universities" }));
  await partners.first().scrollIntoViewIfNeeded();
  const firstSlide = partners.first().getByRole("heading", { level: 3 }).first();
  await expect(firstSlide).toBeVisible();
  const before = await firstSlide.boundingBox();
  await page.clock.runFor(3600);
  // Less than a pixel may come from the row's waking.
  expect(Math.abs((await firstSlide.boundingBox())!.x - before!.x)).toBeLessThan(1);
});

const focusedPlace = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement!;
    const { bottom } = element.getBoundingClientRect();
    return { name: element.outerHTML.slice(0, 80), bottom, isInBar: element.closest("header") !== null };
  });
