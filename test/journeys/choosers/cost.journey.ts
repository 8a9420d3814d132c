import type { Page } from "@playwright/test";
import { axeFinds } from "#test/journeys/axe-finds.ts";
import { expect, test, withoutPopup } from "#test/journeys/story.ts";

test.beforeEach(({ page }) => withoutPopup(page));

test("on the page of a course a day tells what comes back of the fee, and terms what a loan costs, at once and by keyboard", async ({
  page,
}) => {
  await page.goto("/courses/online-mba");
  const clock = page.getByRole("region", { name: "If you change your mind" });
  await clock.getByLabel("Session").selectOption("January 2027");
  await clock.getByLabel("The university has my letter on").fill("2027-02-24");
  await expect(clock).toContainText("80% of the ₹40,000");
  await expect(page).toHaveURL(/left=2027-02-24/);

  await clock.getByRole("link", { name: "50% until 17 Mar" }).press("Enter");
  await expect(clock).toContainText("₹20,000 comes back");
  await expect(clock.getByLabel("The university has my letter on")).toHaveValue("2027-03-17");
  await expect(clock.getByRole("link", { name: "50% until 17 Mar" })).toBeFocused();
  expect(await axeFinds(page)).toEqual([]);

  const loan = page.getByRole("region", { name: "If you pay by instalments, it is a loan" });
  await loan.getByLabel("Months").fill("121");
  await loan.getByLabel("Rate a year, %").fill("0");
  await loan.getByLabel("Rate a year, %").press("Enter");
  await expect(loan).toContainText("Months must be at most 120");
  await expect(loan.getByLabel("Months")).toHaveAttribute("aria-invalid", "true");
  await loan.getByLabel("Months").fill("10");
  await loan.getByLabel("Months").press("Enter");
  await expect(loan).toContainText("10 instalments, the last one takes the rounding₹12,700");
  await loan.getByText("All instalments").click();
  await expect(loan.getByRole("row")).toHaveCount(11);
  const schedule = loan.getByRole("table", { name: /^Each instalment/ });
  await expect(schedule.getByRole("columnheader")).toHaveText(["Month", "Paid", "Interest", "Still owed"]);

  await page.reload();
  await expect(loan.getByLabel("Months")).toHaveValue("10");
  await expect(clock).toContainText("₹20,000 comes back");
});

test("a change has only those sums spoken that it changes", async ({ page }) => {
  await page.goto("/courses/online-mba");
  const clock = page.getByRole("region", { name: "If you change your mind" });
  const day = clock.getByLabel("The university has my letter on");
  await day.fill("2027-02-24");
  await expect(clock).toContainText("₹32,000 comes back");
  await markSpoken(page);
  await day.fill("2027-03-17");
  await expect(clock).toContainText("₹20,000 comes back");
  await expect(page.locator("[data-spoken]")).toHaveCount(1);
  await expect(clock.locator("[data-spoken]")).toContainText("₹20,000 comes back");

  await page.goto("/compare?courses=online-mba,online-mca&left=2027-02-24&months=12");
  const row = (name: string) => page.getByRole("row", { name: new RegExp(`^${name}`) });
  await expect(row("If you leave")).toContainText("₹32,000 comes back");
  await page.getByLabel("The university has my letter on").focus();
  await markSpoken(page);
  await page.getByLabel("The university has my letter on").fill("2027-03-17");
  await expect(row("If you leave")).toHaveAttribute("data-spoken");
  await expect(row("By a loan")).not.toHaveAttribute("data-spoken");
  await row("By a loan").getByRole("link", { name: "All instalments of Online MBA, Deccan" }).click();
  await expect(page.getByLabel("The university has my letter on")).toHaveValue("2027-03-17");
});

/** What is replaced in a part that speaks is spoken. */
const markSpoken = (page: Page) =>
  page.evaluate(() => {
    for (const region of document.querySelectorAll<HTMLElement>("[data-part][aria-live]"))
      new MutationObserver(() => (region.dataset["spoken"] = "")).observe(region, { childList: true, subtree: true });
  });

test("another session brings its own days to the picker", async ({ page }) => {
  await page.goto("/courses/online-mba?left=2027-02-24");
  const clock = page.getByRole("region", { name: "If you change your mind" });
  const day = clock.getByLabel("The university has my letter on");
  await expect(day).toHaveAttribute("max", "2028-02-15");
  // Only robots choose without a focus.
  await clock.getByLabel("Session").focus();
  await clock.getByLabel("Session").selectOption("July 2026");
  await expect(day).toHaveAttribute("max", "2027-09-30");
  await expect(day).toHaveAttribute("min", "2026-05-04");
  await day.fill("2026-09-20");
  await expect(clock).toContainText("90% of the");
});

test("a day of another session is told as that, and one press leads to the session that has it", async ({ page }) => {
  await page.goto("/courses/online-mba?session=January+2027");
  const clock = page.getByRole("region", { name: "If you change your mind" });
  const day = clock.getByLabel("The university has my letter on");
  await day.fill("2026-10-05");
  await expect(clock).toContainText("January 2027 can be left between");
  await expect(clock).not.toContainText("₹");
  await expect(day).toHaveValue("2026-10-05");

  await clock.getByRole("link", { name: "What comes back of July 2026" }).press("Enter");
  await expect(clock).toContainText("80% of the ₹40,000");
  await expect(clock.getByLabel("Session")).toHaveValue("July 2026");
  await expect(day).toHaveValue("2026-10-05");
});

test("the terms of an offer leave day, session and amount as they were chosen, a step of the clock leaves the loan", async ({
  page,
}) => {
  await page.goto("/courses/online-mba?left=2027-02-24&session=January+2027&amount=60000&months=12");
  const clock = page.getByRole("region", { name: "If you change your mind" });
  const day = clock.getByLabel("The university has my letter on");
  await clock.getByLabel("Session").selectOption("July 2026");
  await day.fill("2026-09-20");
  await expect(clock).toContainText("90% of the");
  const loan = page.getByRole("region", { name: "If you pay by instalments, it is a loan" });
  await loan.getByLabel("I borrow, in rupees").fill("50000");
  await loan.getByRole("link", { name: /^Use these terms of/ }).press("Enter");
  await expect(loan.getByLabel("Months")).toHaveValue("24");
  await expect(loan).toContainText("24 instalments");
  await expect(page).toHaveURL(/session=July\+2026&left=2026-09-20&amount=50000&rate=13&months=24/);
  await expect(loan.getByLabel("I borrow, in rupees")).toHaveValue("50000");
  await expect(day).toHaveValue("2026-09-20");

  await loan.getByLabel("Months").fill("10");
  await clock.getByRole("link", { name: "100% until" }).press("Enter");
  await expect(clock).toContainText("100% of the");
  await expect(loan).toContainText("10 instalments");
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the refund clock is a form and links that lead to the answer", async ({ page }) => {
    await page.goto("/courses/online-mba");
    const clock = page.getByRole("region", { name: "If you change your mind" });
    await clock.getByLabel("The university has my letter on").fill("2027-02-24");
    await clock.getByRole("button", { name: "Show what comes back" }).click();
    await expect(page).toHaveURL(/left=2027-02-24.*#refund$/);
    await expect(clock).toContainText("₹32,000 comes back");
    await clock.getByRole("link", { name: "0% from 18 Mar" }).click();
    await expect(clock).toContainText("₹0 comes back");

    await clock.getByLabel("The university has my letter on").fill("2026-10-05");
    await clock.getByRole("button", { name: "Show what comes back" }).click();
    await clock.getByRole("link", { name: "What comes back of July 2026" }).click();
    await expect(clock).toContainText("₹32,000 comes back");
  });
});
