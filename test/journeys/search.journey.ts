import { expect, test, withoutPopup } from "./story.ts";

test.beforeEach(({ page }) => withoutPopup(page));

test("the search of the mobile panel finds courses, programmes and articles, each leading to its page", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  await page.getByLabel("Menu").click();
  await page.getByPlaceholder("Search courses & universities...").fill("MBA");
  await page.keyboard.press("Enter");

  await expect(page).toHaveURL("/search?q=MBA");
  await expect(page.getByRole("heading", { name: /^\d+ results for “MBA”$/ })).toBeVisible();
  const results = page.locator(".found > li");
  const types = new Set(await results.locator(".badge").allTextContents());
  expect([...types]).toEqual(expect.arrayContaining(["Course", "Programme", "Article"]));
  await results.first().getByRole("link").click();
  await expect(page).toHaveURL(/\/courses\/online-mba$/);
});

test("a phone's header leads to the search, and its Devanagari letters are fetched only where they are shown", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  const devanagari = () =>
    page.evaluate(() => [...document.fonts].find(({ unicodeRange }) => unicodeRange.startsWith("U+900"))!.status);
  expect(await devanagari()).toBe("unloaded");

  await page.getByRole("banner").getByRole("link", { name: "Search" }).click();
  await page.getByRole("searchbox").last().fill("एमबीए");
  await page.keyboard.press("Enter");

  await expect(page.getByRole("heading", { name: /^\d+ results for “एमबीए”$/ })).toBeVisible();
  await expect.poll(devanagari).toBe("loaded");
});

test("universities and FAQs are found as well", async ({ page }) => {
  await page.goto("/search?q=Deccan+Gate");
  await expect(page.locator(".found").getByText("University", { exact: true }).first()).toBeVisible();
  await page.goto("/search?q=fee");
  await expect(page.locator(".found").getByText("FAQ", { exact: true }).first()).toBeVisible();
});

test("a search without a result says so and shows ways on", async ({ page }) => {
  await page.goto("/search?q=zzzqqq");
  await expect(page.getByRole("heading", { name: "Nothing found for “zzzqqq”" })).toBeVisible();
  await expect(page.locator("main").getByRole("link", { name: "All Courses" })).toBeVisible();
  await page.locator("main").getByRole("link", { name: "Data science" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Data science" })).toBeVisible();
});

test.describe("on a page that is not there", () => {
  test.use({ refusal: 404 });

  test("one can search for what one came for", async ({ page }) => {
    await page.goto("/courses/online-mba-2019");
    await expect(page.getByRole("heading", { name: "We could not find this page" })).toBeVisible();
    await page.locator("main").getByRole("searchbox").fill("mba");
    await page.locator("main").getByRole("button", { name: "Search" }).click();
    await expect(page.getByRole("heading", { name: /results for “mba”/ })).toBeVisible();
  });
});
