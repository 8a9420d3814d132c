import { axeFinds } from "#test/journeys/axe-finds.ts";
import { expect, openSignedIn, staffHeaders, test, withoutPopup } from "#test/journeys/story.ts";

const university = "/universities/deccan-gate-university";

test("a claim is opened by keyboard, and axe finds nothing in what it says", async ({ page }) => {
  await withoutPopup(page);
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(university);
    await page.locator("summary").filter({ hasText: "How we know this: students" }).focus();
    await page.keyboard.press("Enter");
    await expect(page.getByText(/^Annual report .*, page 12$/)).toBeVisible();
    expect(await axeFinds(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
});

test("what proves a claim keeps its words whole in the narrowest place", async ({ page }) => {
  await withoutPopup(page);
  for (const [path, width] of [
    ["/", 768],
    ["/universities", 1024],
    ["/compare?courses=online-mba,executive-mba,mtech", 1024],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(path);
    const claim = page.locator("main details.how-we-know:visible").first();
    await claim.locator("summary").click();
    const widths = await claim.locator("dd").evaluateAll((all) => all.map((one) => one.getBoundingClientRect().width));
    expect([path, Math.min(...widths) > 90]).toEqual([path, true]);
  }
});

test("a counsellor's years are tapped on the home page and in the pop-up, and their names keep their room", async ({
  page: visitor,
  browser,
}) => {
  const page = await browser.newPage();
  const headers = await staffHeaders(page);
  const url = "/backend/admin/expert-guidance.php";
  const { data: experts } = await (await page.request.get(url, { headers })).json();
  const proof = { claim: "experience", source: "Letters of former offices", link: "", year: null, expires: "" };
  const evidence = [{ ...proof, checked_on: "2026-11-12", checked_by: "Meenal Gaikwad", tells_not: "" }];
  const prove = (data: object) => page.request.put(`${url}?id=${experts[0].id}`, { headers, data });
  expect((await prove({ ...experts[0], evidence })).ok()).toBe(true);
  try {
    await withoutPopup(visitor);
    for (const width of [320, 1440]) {
      await visitor.setViewportSize({ width, height: 900 });
      await visitor.goto("/");
      const row = visitor
        .getByRole("listitem")
        .filter({ has: visitor.getByRole("heading", { name: experts[0].name }) });
      await row.getByText("How we know this").click();
      await expect(row.getByText("Letters of former offices")).toBeVisible();
      const { height } = (await row.getByRole("heading").boundingBox())!;
      expect(height).toBeLessThan(60);
      expect(await visitor.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
    await visitor.locator('a[href="/guidance"]').last().click();
    const popup = visitor.getByRole("dialog", { name: "Get Expert Guidance" });
    await popup.getByText("How we know this").click();
    await expect(popup.getByText("Letters of former offices")).toBeVisible();
    expect(await axeFinds(visitor, { part: "#guidance-popup" })).toEqual([]);
  } finally {
    await prove({ ...experts[0], evidence: [] });
  }
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a visitor taps a claim and reads who says it", async ({ page }) => {
    await page.goto(university);
    await page.getByText("How we know this: students").click();
    await expect(page.getByText(/^Annual report .*, page 12$/)).toBeVisible();
    await expect(page.locator("details[open]").getByText("Meenal Gaikwad,")).toBeVisible();
  });
});

test("staff turn on that proven claims alone are shown: what nothing proves leaves the pages, and comes back with the switch", async ({
  page,
  browser,
}) => {
  const visitor = await browser.newPage();
  await withoutPopup(visitor);
  const ranks = async () => {
    await visitor.goto("/universities");
    return visitor.getByText(/^Rank \d+$/).count();
  };
  expect(await ranks()).toBeGreaterThan(1);

  await openSignedIn(page, "/admin/settings");
  const proven = page.getByRole("checkbox", { name: /proven/i });
  const save = async () => {
    await page.getByRole("button", { name: "Save Changes" }).click();
    await expect(page.getByText("Settings saved successfully!")).toBeVisible();
  };
  await proven.check();
  await save();
  try {
    expect(await ranks()).toBe(1);
    await visitor.getByText("How we know this: rank").click();
    await expect(visitor.getByText("A sample of a ranking, of invented universities alone")).toBeVisible();
    expect(await axeFinds(visitor)).toEqual([]);
  } finally {
    await proven.uncheck();
    await save();
  }
  expect(await ranks()).toBeGreaterThan(1);
});
