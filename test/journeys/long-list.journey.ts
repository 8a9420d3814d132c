import type { Page } from "@playwright/test";
import { expect, openSignedIn, test } from "./story.ts";

const COUNT = 10_000;

/** A few busy years, of which the database of the journeys knows nothing. */
const leads = Array.from({ length: COUNT }, (_, index) => ({
  id: COUNT - index,
  name: `Person ${COUNT - index}`,
  email: `person.${COUNT - index}@mail.example`,
  phone: "98225 50148",
  phone_e164: "+919822550148",
  course: index % 3 === 0 ? "Executive MBA for Working Professionals" : "Online MCA",
  stage: "contacted",
  owner_id: null,
  follow_up_on: null,
  last_event_at: "2026-11-21T04:30:00.000Z",
  duplicates: 0,
  merged_into_id: null,
  merged_text: null,
  source_page: "/courses",
  consent_version: "2026-11",
  created_at: "2026-11-21T04:30:00.000Z",
  updated_at: "2026-11-21T04:30:00.000Z",
}));

async function openLeads(page: Page) {
  await page.route(/\/backend\/admin\/leads\.php$/, (route) => route.fulfill({ json: { success: true, data: leads } }));
  await openSignedIn(page, "/admin/leads");
  await expect(page.getByRole("heading", { name: "Leads", exact: true })).toBeVisible();
  await expect(row(page, COUNT)).toBeVisible();
}

const row = (page: Page, number: number) => page.locator(`tr[data-id="${number}"]`);
const rowsInDocument = (page: Page) => page.locator("tr[data-id]").count();

for (const width of [390, 1440]) {
  test(`of 10,000 rows only those near the window are in the document, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await openLeads(page);
    expect(await rowsInDocument(page)).toBeLessThan(80);
    await expect(page.locator("table.record-table")).toHaveAttribute("aria-rowcount", `${COUNT + 1}`);
    await expect(row(page, COUNT)).toHaveAttribute("aria-rowindex", "2");

    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    // Rows that were guessed are measured on the way: the end moves once more.
    await expect(async () => {
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      await expect(row(page, 1)).toBeInViewport({ timeout: 300 });
    }).toPass();
    await expect(row(page, 1)).toHaveAttribute("aria-rowindex", `${COUNT + 1}`);
    expect(await rowsInDocument(page)).toBeLessThan(80);
  });
}

test("the focus survives scrolling away, and Tab goes on from where it was", async ({ page }) => {
  await openLeads(page);
  const box = row(page, COUNT - 3).getByRole("checkbox");
  await box.focus();
  await page.evaluate(() => scrollTo(0, 200_000));
  await expect(row(page, COUNT)).toHaveCount(0);
  await expect(box).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(row(page, COUNT - 3).locator(":focus")).toHaveCount(1);
  await expect(row(page, COUNT - 3)).toBeInViewport();
});

test("a filter finds the one of ten thousand, and a range of them is selected with Shift", async ({ page }) => {
  await openLeads(page);
  await page.getByRole("searchbox").fill("person.4711@");
  await expect(row(page, 4711)).toBeVisible();
  await expect(page.locator("tr[data-id]")).toHaveCount(1);
  await page.getByRole("searchbox").fill("");
  await row(page, COUNT).getByRole("checkbox").click();
  await page.evaluate(() => scrollTo(0, 25_000));
  const inSight = page.locator("tr[data-id]").nth(-8);
  const idInSight = async () => Number(await inSight.getAttribute("data-id"));
  // Those at the top have made room for those that are now in sight.
  await expect.poll(idInSight).toBeLessThan(COUNT - 100);
  const id = await idInSight();
  await row(page, id)
    .getByRole("checkbox")
    .click({ modifiers: ["Shift"] });
  const count = (COUNT - id + 1).toLocaleString("en-IN");
  await expect(page.locator(".selection-bar")).toContainText(`${count} leads selected`);
});
