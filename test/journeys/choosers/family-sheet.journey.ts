import { axeFinds } from "#test/journeys/axe-finds.ts";
import { expect, test, withoutPopup } from "#test/journeys/story.ts";

test.beforeEach(({ page }) => withoutPopup(page));

test("courses and notes of a link come on one sheet of paper, and as a text that sends itself nowhere", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-write"]);
  const sent: string[] = [];
  page.on("request", (request) => sent.push(decodeURIComponent(request.url().split("#")[0]!)));
  await page.goto("/family-sheet#online-mba=Near+Papa%E2%80%99s+shop&online-mca=");
  const sheet = page.getByRole("article", { name: "Our courses, side by side" });
  await expect(sheet).toContainText("₹1,68,000One lakh sixty-eight thousand rupees");
  await expect(sheet).toContainText("Near Papa’s shop");
  const text = page.locator("pre");
  await expect(text).toContainText(
    "*1. Online MBA, Deccan Gate University*\nA year: ₹84,000 (Eighty-four thousand rupees)\n",
  );
  await expect(text).toContainText("Does it pay Disha? Yes (a commission)");
  await expect(text).toContainText("Our note: Near Papa’s shop");
  // What does not decide stands on the paper and behind the link.
  await expect(text).not.toContainText("Mode of study");
  await page.getByRole("button", { name: "Copy" }).click();
  await expect(page.getByText("Copied")).toBeInViewport();
  await expect(page.getByRole("link", { name: "Send on WhatsApp" })).toHaveAttribute(
    "href",
    /^https:\/\/wa\.me\/\?text=/,
  );
  expect(sent.filter((address) => /Papa|online-m/.test(address))).toEqual([]);
  expect(await axeFinds(page)).toEqual([]);
  const sheets = (await page.pdf({ format: "A4" })).toString("latin1").match(/\/Type\s*\/Page\b/g)!;
  expect(sheets).toHaveLength(1);

  await page.goto("/compare?courses=online-bba,online-mca");
  await page.getByRole("link", { name: "Family sheet" }).click();
  await expect(sheet).toContainText("Online BBA");
});

test("what was answered beside a course is said on the paper for each, and leaves it in no text", async ({ page }) => {
  await page.goto("/family-sheet#online-mba=&online-mca=");
  const row = page.locator("[data-row=fit]");
  await expect(page.locator("[data-row=year] td")).toHaveCount(2);
  await expect(row).toBeHidden();

  await page.evaluate(() => localStorage.setItem("fit", "degree=bachelor&percent=48&work=2"));
  await page.reload();
  await expect(row.getByRole("rowheader")).toHaveText("With 48%, 2 years of work");
  await expect(row.getByRole("cell").first()).toHaveText("Not eligible");
  await expect(page.locator("pre")).toContainText("Online MBA");
  await expect(page.locator("pre")).not.toContainText("48%");
});

test("on a phone two courses stand side by side, each below its name", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto("/family-sheet#online-mba=&online-mca=");
  const table = page.getByRole("article", { name: "Our courses, side by side" }).locator("table");
  const boxOf = async (cell: string, place: number) => (await table.locator(cell).nth(place).boundingBox())!;
  await table.locator("td").first().waitFor();

  const [first, second] = [await boxOf('[data-row="year"] td', 0), await boxOf('[data-row="year"] td', 1)];
  expect([second.y, second.x > first.x]).toEqual([first.y, true]);
  expect((await boxOf("thead th", 2)).x).toBe(second.x);
});

test("four courses of long names, with notes, how one stands with them, their link, its code and the day stand on one A4 page", async ({
  page,
}) => {
  const notes = [
    "पापाच्या दुकानाजवळ",
    "Ask whether books are there for every subject, and who pays the examination fees",
  ];
  const fragment = new URLSearchParams({
    "executive-mba": notes[0]!,
    "bachelor-of-hospital-administration": notes[1]!,
    "ma-journalism-and-mass-communication": "",
    "pg-diploma-cyber-security": "",
  });
  await page.addInitScript(() => localStorage.setItem("fit", "degree=bachelor&percent=48&work=1"));
  await page.goto(`/family-sheet#${fragment}`);
  const sheet = page.getByRole("article", { name: "Our courses, side by side" });
  await expect(sheet.getByRole("columnheader")).toHaveCount(5);
  await expect(sheet).toContainText(/\d+ \w+ 20\d\d/);
  await expect(sheet).toContainText(`/family-sheet#${[...fragment.keys()].map((slug) => `${slug}=`).join("&")}`);
  await expect(sheet.getByRole("img", { name: "A code for the camera" })).toBeVisible();
  expect(await page.locator("[data-code] path").getAttribute("d")).toMatch(/^M0 0h1v1h-1z/);
  // What browsers leave free around a page.
  const margin = { top: "10mm", right: "10mm", bottom: "10mm", left: "10mm" };
  const sheets = (await page.pdf({ format: "A4", margin })).toString("latin1").match(/\/Type\s*\/Page\b/g)!;
  expect(sheets).toHaveLength(1);
});

test("the link past the menu leaves the sheet as it is", async ({ page }) => {
  await page.goto("/family-sheet#online-mba=");
  const sheet = page.getByRole("article", { name: "Our courses, side by side" });
  await expect(sheet).toContainText("Online MBA");
  await page.getByRole("link", { name: "Skip to content" }).focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/family-sheet#online-mba=$/);
  await expect(page.getByText("None of these courses")).toBeHidden();
  await expect(sheet).toContainText("Online MBA");
});

test("a sheet without courses leads to where they are", async ({ page }) => {
  await page.goto("/family-sheet");
  await expect(page.getByText("Your shortlist is empty.")).toBeVisible();
  await page.getByRole("link", { name: "Look at the courses" }).click();
  await expect(page).toHaveURL(/\/courses$/);
});
