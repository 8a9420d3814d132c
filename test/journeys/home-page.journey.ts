import type { Locator, Page } from "@playwright/test";
import { expect, test, withoutPopup } from "./story.ts";

async function openHome(page: Page, width = 1440) {
  await page.setViewportSize({ width, height: 900 });
  await withoutPopup(page);
  await page.goto("/");
}

/** Scrolls to a section, which wakes its island. */
async function arriveAt(page: Page, section: Locator) {
  await page.evaluate(() => scrollTo(0, 1));
  await section.scrollIntoViewIfNeeded();
  await expect(section.locator("[data-island][data-awake]").first()).toBeAttached();
}

const section = (page: Page, name: string) =>
  page.locator("section", { has: page.getByRole("heading", { name }) }).first();

test("the bar is 64 px tall and fixed, and turns translucent white after more than 10 px", async ({ page }) => {
  await openHome(page);
  const bar = page.getByRole("banner");
  expect((await bar.boundingBox())!.height).toBe(64);
  const ground = () => bar.evaluate((element) => getComputedStyle(element).backgroundColor);
  const atTop = await ground();

  await page.mouse.wheel(0, 10);
  await page.waitForTimeout(300);
  expect(await ground()).toBe(atTop);
  await page.mouse.wheel(0, 300);
  await expect.poll(ground).toMatch(/rgba\(255, 255, 255, 0\.\d+\)/);
  expect((await bar.boundingBox())!.y).toBe(0);
});

test("the Courses menu opens by keyboard and closes on Escape", async ({ page }) => {
  await openHome(page);
  const menu = page.getByRole("navigation", { name: "Main" }).locator("summary").first();
  await menu.focus();
  await page.keyboard.press("Enter");
  await expect(page.locator('a[href="/PGDCS"]').first()).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.locator('a[href="/PGDCS"]').first()).toBeHidden();
});

test("four universities are shown; See More shows all twenty after 400 ms, Show Less four again", async ({ page }) => {
  await openHome(page);
  const popular = section(page, "Most Popular University Programs");
  await arriveAt(page, popular);
  const cards = popular.getByRole("heading", { level: 3 });
  await expect(cards).toHaveCount(4);

  await popular.getByRole("button", { name: "See More Universities" }).click();
  const pressed = Date.now();
  await expect(cards).toHaveCount(20);
  expect(Date.now() - pressed).toBeGreaterThan(300);
  await popular.getByRole("button", { name: "Show Less Universities" }).click();
  await expect(cards).toHaveCount(4);
});

test("View Details opens the university's facts, with fees in Indian grouping and Apply Now", async ({ page }) => {
  await openHome(page);
  const popular = section(page, "Most Popular University Programs");
  await popular.getByRole("link", { name: "View Details of Deccan Gate University" }).click();

  const dialog = page.getByRole("dialog", { name: "Deccan Gate University" });
  await expect(dialog).toContainText("Hyderabad, Telangana");
  await expect(dialog).toContainText("₹1,68,000");
  await expect(dialog).toContainText("Admissions open");
  const apply = dialog.getByRole("link", { name: "Apply Now" });
  await expect(apply).toHaveAttribute("href", "/OnlineAdmission?university=deccan-gate-university");
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
});

test("the explorer shows all 18 programs, filters by category, opens one and leads back", async ({ page }) => {
  await openHome(page);
  const explorer = page.locator("#programs");
  await arriveAt(page, explorer);
  const cards = explorer.locator("[data-program]");
  await expect(cards).toHaveCount(18);
  await expect(explorer.getByRole("navigation", { name: "Program category" }).getByRole("link")).toHaveCount(9);

  await explorer.getByRole("link", { name: /Law\/LL\.M\./ }).click();
  const filtered = await cards.count();
  expect(filtered).toBeGreaterThan(0);
  expect(filtered).toBeLessThan(18);
  await explorer.getByRole("link", { name: "VIEW ALL" }).click();
  await expect(cards).toHaveCount(18);

  await cards.first().click();
  for (const name of [
    "Course Overview",
    "Eligibility",
    "Program Fees",
    "Key Features",
    "Universities Offering This Course",
  ]) {
    await expect(explorer.getByText(name, { exact: true })).toBeVisible();
  }
  await page.goBack();
  await expect(cards).toHaveCount(18);
});

for (const [width, partners, stories] of [
  [1440, 3, 2],
  [900, 2, 2],
  [600, 1, 1],
] as const) {
  test(`at ${width} px ${partners} partner universities and ${stories} stories are in view`, async ({ page }) => {
    await openHome(page, width);
    for (const [label, expected] of [
      ["Partner universities", partners],
      ["Student success stories", stories],
    ] as const) {
      const carousel = page.getByRole("group", { name: label, exact: true });
      await carousel.scrollIntoViewIfNeeded();
      const inView = carousel.locator(".carousel-view").evaluate((view) => {
        const { left, right } = view.getBoundingClientRect();
        return [...view.querySelectorAll(".carousel-slide")].filter((slide) => {
          const place = slide.getBoundingClientRect();
          return place.left >= left - 2 && place.right <= right + 2;
        }).length;
      });
      expect([label, await inView]).toEqual([label, expected]);
    }
  });
}

test("the partner universities move on by themselves, until they are paused", async ({ page }) => {
  await openHome(page);
  const carousel = page.getByRole("group", { name: "Partner universities", exact: true });
  await arriveAt(page, page.locator("section", { has: carousel }));
  const place = carousel.getByText(/^Slide \d+ of 20$/);
  const first = await place.textContent();
  await expect(place).not.toHaveText(first!, { timeout: 5000 });

  await carousel.getByRole("button", { name: "Pause" }).click();
  const paused = await place.textContent();
  await page.waitForTimeout(3600);
  await expect(place).toHaveText(paused!);
});

test("one question is open at a time, and a click on the open one closes it", async ({ page }) => {
  await openHome(page);
  const questions = section(page, "Frequently Asked Questions").locator("details");
  await questions.nth(1).locator("summary").click();
  await expect(questions.nth(1)).toHaveAttribute("open");
  await questions.nth(2).locator("summary").click();
  await expect(questions.nth(2)).toHaveAttribute("open");
  await expect(questions.nth(1)).not.toHaveAttribute("open");
  await questions.nth(2).locator("summary").click();
  await expect(questions.nth(2)).not.toHaveAttribute("open");
});

test("Schedule a Free Consultation opens the consultation form", async ({ page }) => {
  await openHome(page);
  await page.getByRole("link", { name: "Schedule a Free Consultation" }).click();
  await expect(page.getByRole("dialog", { name: "Get Expert Guidance" })).toBeVisible();
});
