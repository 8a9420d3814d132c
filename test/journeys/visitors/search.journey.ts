import { axeFinds } from "#test/journeys/axe-finds.ts";
import { expect, test, withoutPopup } from "#test/journeys/story.ts";

test.beforeEach(({ page }) => withoutPopup(page));

test("the search of the mobile panel finds courses, programmes and articles, each leading to its page, or shows ways on", async ({
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

  // A search without a result says so and shows ways on.
  await page.getByRole("banner").getByRole("link", { name: "Search" }).click();
  await page.locator("main").getByLabel("Search courses").fill("zzzqqq");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Nothing found for “zzzqqq”" })).toBeVisible();
  await expect(page.locator("main").getByRole("link", { name: "All Courses" })).toBeVisible();
  await page.locator("main").getByRole("link", { name: "Data science" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Data science" })).toBeVisible();
});

test("suggestions stand under the field while one types: arrows choose, Escape closes, Enter follows, no word is lost", async ({
  page,
}) => {
  await page.goto("/search");
  const field = page.locator("main").getByRole("combobox", { name: "Search courses" });
  await expect(field).toBeFocused();
  await page.keyboard.type("deccan gte");
  const list = page.getByRole("listbox", { name: "Suggestions" });
  await expect(page.getByText("Nothing here says “deccan gte”. Showing deccan gate.")).toBeVisible();
  expect(await axeFinds(page)).toEqual([]);

  await page.keyboard.press("Escape");
  await expect(list).toBeHidden();
  await expect(field).toHaveValue("deccan gte");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowUp");
  const first = list.getByRole("option", { name: "Deccan Gate University" }).first();
  await expect(first).toHaveAttribute("aria-selected", "true");
  await expect(field).toHaveAttribute("aria-activedescendant", (await first.getAttribute("id"))!);
  await expect(field).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/universities/deccan-gate-university");
});

test("an answer that comes after Escape stays away, and the next one is shown from its beginning", async ({ page }) => {
  let letThrough = () => {};
  await page.route("**/search/suggestions?q=onl", async (route) => {
    await new Promise<void>((resolve) => (letThrough = resolve));
    await route.continue();
  });
  await page.goto("/search");
  const field = page.locator("main").getByRole("combobox", { name: "Search courses" });
  const list = page.getByRole("listbox", { name: "Suggestions" });
  await page.keyboard.type("on");
  await expect(list).toBeVisible();
  for (let step = 0; step < 8; step += 1) await page.keyboard.press("ArrowDown");

  const asked = page.waitForRequest("**/search/suggestions?q=onl");
  const answered = page.waitForResponse("**/search/suggestions?q=onl");
  await page.keyboard.type("l");
  await asked;
  await page.keyboard.press("Escape");
  letThrough();
  await (await answered).finished();
  await expect(field).toHaveAttribute("aria-expanded", "false");
  await page.keyboard.type("i");
  await expect(list).toBeVisible();
  expect(await list.evaluate(({ parentElement }) => parentElement!.scrollTop)).toBe(0);
});

test("without a choice Enter sends what was typed, whatever is suggested", async ({ page }) => {
  await page.goto("/courses");
  await page.locator("main").getByRole("searchbox").click();
  await page.keyboard.type("journal");
  await expect(page.getByRole("option").first()).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/search?q=journal");
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test("a suggestion in the menu is tapped, and the first view has loaded none of it", async ({ page }) => {
    const scripts: string[] = [];
    page.on("request", (request) => scripts.push(request.url()));
    await page.goto("/");
    await page.getByLabel("Menu").tap();
    expect(scripts.filter((address) => address.includes("suggest"))).toEqual([]);
    await page.getByPlaceholder("Search courses & universities...").tap();
    await page.keyboard.type("nilgi");
    await page.getByRole("option", { name: /^Nilgiri Online University/ }).tap();
    await expect(page).toHaveURL("/universities/nilgiri-online-university");
  });
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
