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

  await page.reload();
  await expect(loan.getByLabel("Months")).toHaveValue("10");
  await expect(clock).toContainText("₹20,000 comes back");
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
  });
});
