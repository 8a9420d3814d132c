import { dayInIndia } from "#app/lib/time/india-day.ts";
import { axeFindsInThemes, nothingInThemes } from "#test/journeys/axe-finds.ts";
import { expect, openSignedIn, sendLead, test } from "#test/journeys/story.ts";

test("the manager reads what the week brought, opens the list behind a number, and takes the figures away", async ({
  page,
}) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: "reduce" });
  await sendLead(page, { name: "Wila Figures", phone: "98220 64301" });
  await openSignedIn(page, "/admin/figures?period=week");
  const everybody = page.getByRole("row", { name: /^Everybody/ });
  await expect(everybody).toBeVisible();
  await page.getByLabel("Told by").selectOption("By week");
  await expect(page.getByRole("row", { name: /^Week of/ })).toBeVisible();
  const replies = page.getByRole("table", { name: /^Minutes to the first reply/ });
  // Monday to today, after the whole span, the one before, and the four parts of a day.
  const daysOfWeek = ((new Date(dayInIndia()).getUTCDay() + 6) % 7) + 1;
  await expect(replies.getByRole("row")).toHaveCount(3 + 4 + daysOfWeek);

  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    expect({ width, ...(await axeFindsInThemes(page)) }).toEqual({ width, ...nothingInThemes });
  }

  const file = page.waitForEvent("download");
  await page.getByRole("button", { name: "CSV" }).click();
  expect((await file).suggestedFilename()).toMatch(/^figures-week-.*\.csv$/);

  const carriers = page.getByRole("table", { name: /^Leads of these days and what is overdue now/ });
  await expect(carriers.getByRole("row", { name: /^Nobody yet/ })).toBeVisible();
  await everybody.getByRole("link").first().click();
  await expect(page.getByText(/^Only leads received since/)).toBeVisible();
  await expect(page.getByRole("link", { name: "Wila Figures", exact: true })).toBeVisible();
  await page.getByRole("link", { name: "Show all" }).click();
  await expect(page.getByText(/^Only leads/)).toBeHidden();

  await page.goto(
    "/admin/leads?view=table&tab=unowned&sort=name&campaign=zzz&lost_reason=fee&stage=lost&replied_within=60",
  );
  await page.getByRole("button", { name: "Clear the filter" }).last().click();
  await expect(page).toHaveURL(/\/admin\/leads\?view=table&tab=unowned&sort=name$/);
  await expect(page.getByRole("link", { name: "Wila Figures", exact: true })).toBeVisible();
});
