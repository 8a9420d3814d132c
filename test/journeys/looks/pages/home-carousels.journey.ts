import type { Locator, Page } from "@playwright/test";
import { expect, test, withoutPopup } from "#test/journeys/story.ts";

test("when the window changes its width, whole slides stand in both carousels, and only they can be reached", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const [label, whole] of [
    ["Partner universities", { 1440: 3, 900: 2, 600: 1 }],
    ["Student success stories", { 1440: 2, 900: 2, 600: 1 }],
  ] as const) {
    const carousel = await arriveAt(page, label);
    for (const width of [1440, 900, 600, 1440] as const) {
      await page.setViewportSize({ width, height: 900 });
      const first = Array.from({ length: whole[width] }, (_, place) => place);
      await expect.poll(() => standing(carousel)).toEqual({ whole: first, reachable: first, firstIsAligned: true });
    }
  }
});

test("a carousel wakes on the slide to which the visitor had swiped", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.setViewportSize({ width: 390, height: 844 });
  await withoutPopup(page);
  // Until the page is scrolled, nothing wakes.
  await page.goto("/");
  const view = page.getByRole("group", { name: "Partner universities", exact: true }).locator(".carousel-view");
  await view.evaluate((row) => row.scrollTo({ left: row.querySelector("[role=group]")!.clientWidth * 2.1 }));
  const carousel = await arriveAt(page, "Partner universities");
  await expect.poll(async () => (await standing(carousel)).whole).toEqual([2]);
  await expect(carousel.getByText("Slide 3 of 20")).toBeAttached();
});

test("by Tab one passes through the slides in view only; the others come by the arrows, which go from dot to dot", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const carousel = await arriveAt(page, "Partner universities");
  await expect.poll(async () => (await standing(carousel)).reachable).toEqual([0, 1, 2]);
  await carousel.getByRole("group", { name: "Slides", exact: true }).focus();
  const focused = page.locator(":focus");
  await page.keyboard.press("ArrowRight");
  await expect.poll(async () => (await standing(carousel)).reachable).toEqual([1, 2, 3]);
  await page.keyboard.press("ArrowLeft");
  await expect.poll(async () => (await standing(carousel)).reachable).toEqual([0, 1, 2]);
  for (const slide of [0, 1, 2]) {
    await page.keyboard.press("Tab");
    await expect(carousel.locator(".carousel-slide").nth(slide).locator(focused)).toHaveCount(1);
  }
  await page.keyboard.press("Tab");
  await expect(carousel.locator(focused)).toHaveCount(0);

  const stories = await arriveAt(page, "Student success stories");
  await stories.getByRole("button", { name: "Slide 1" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(stories.getByRole("button", { name: "Slide 2" })).toBeFocused();
});

async function arriveAt(page: Page, label: string) {
  await withoutPopup(page);
  if (page.url() === "about:blank") await page.goto("/");
  const carousel = page.getByRole("group", { name: label, exact: true });
  await page.evaluate(() => scrollTo(0, 1));
  await carousel.scrollIntoViewIfNeeded();
  await expect(page.locator("[data-island][data-awake]", { has: carousel })).toBeAttached();
  return carousel;
}

/**
 * Which slides stand wholly in view, which of all can be focused, and whether the row begins where its heading does.
 */
const standing = (carousel: Locator) =>
  carousel.evaluate((element) => {
    const { left, right } = element.getBoundingClientRect();
    const slides = [...element.querySelectorAll<HTMLElement>(".carousel-slide")];
    const indexes = (holds: (slide: HTMLElement) => boolean) =>
      slides.flatMap((slide, index) => (holds(slide) ? index : []));
    const whole = indexes((slide) => {
      const place = slide.getBoundingClientRect();
      return place.left >= left - 2 && place.right <= right + 2;
    });
    const begin = slides[whole[0] ?? 0]!.getBoundingClientRect().left;
    return { whole, reachable: indexes((slide) => !slide.inert), firstIsAligned: Math.abs(begin - left) < 1 };
  });

test("a slide comes to its place without swinging past it", async ({ page }) => {
  await page.clock.install();
  const carousel = await arriveAt(page, "Partner universities");
  await carousel.getByRole("button", { name: "Pause" }).click();
  await page.clock.pauseAt(Date.now() + 10_000);
  await carousel.getByRole("button", { name: "Next" }).click();
  await expect(carousel.getByText("Slide 2 of 20")).toBeAttached();
  await page.clock.runFor(1500);

  const leftOfThird = await carousel.evaluateHandle((element) => {
    const view = element.querySelector(".carousel-view")!.getBoundingClientRect();
    const slide = element.querySelectorAll(".carousel-slide")[2]!;
    const lefts: number[] = [];
    requestAnimationFrame(function look() {
      lefts.push(slide.getBoundingClientRect().left - view.left);
      requestAnimationFrame(look);
    });
    return lefts;
  });
  await carousel.getByRole("button", { name: "Next" }).click();
  await expect(carousel.getByText("Slide 3 of 20")).toBeAttached();
  await page.clock.runFor(2500);

  const lefts = await leftOfThird.jsonValue();
  expect(lefts.at(0)).toBeGreaterThan(100);
  expect(lefts.at(-1)! - Math.min(...lefts)).toBeLessThan(1);
});
