import { dialogsToArrive, expect, test, withoutPopup } from "#test/journeys/story.ts";

test.beforeEach(({ page }) => withoutPopup(page));

test("a course of the list opens its details in place, with the university that offers it", async ({ page }) => {
  await page.goto("/courses");
  await expect(page.getByRole("heading", { level: 1, name: "All Courses" })).toBeVisible();
  await dialogsToArrive(page);
  await page.locator(".course-row").first().click();

  const details = page.getByRole("dialog", { name: "Online MBA" });
  for (const words of ["Description", "Requirements", "2 Years", "PG", "$2,000.00", "Deccan Gate University"]) {
    await expect(details.getByText(words, { exact: true }).first()).toBeVisible();
  }
  await expect(details).toContainText("Ranking3");
  await expect(details).toContainText("Students18,400");
  await expect(details.getByText("Hyderabad, Telangana")).toBeVisible();
  await expect(details.getByRole("link", { name: "Apply Now" })).toHaveAttribute(
    "href",
    "/OnlineAdmission?course=online-mba",
  );
  await page.keyboard.press("Escape");
  await expect(details).toBeHidden();
});

test("choices narrow the list in place, several of a facet, and stand in the address", async ({ page }) => {
  await page.goto("/courses");
  await page.evaluate(() => (document.body.dataset["same"] = "yes"));
  const count = page.locator('[data-part="count"]');
  const box = (name: RegExp) => page.getByRole("group", { name: "Subject" }).getByRole("checkbox", { name });

  await expect(box(/^Data science/)).toHaveAccessibleName("Data science 4");
  await box(/^Data science/).check();
  await expect(count).toHaveText("4 courses");
  await box(/^Medicine/).press("Space");
  await expect(count).toHaveText("7 courses");
  await expect(box(/^Medicine/)).toBeFocused();
  await page.getByLabel("Sort").selectOption("Lowest fee first");
  await expect(page).toHaveURL("/courses?sort=fee&field=data-science&field=medicine");
  expect(await page.evaluate(() => document.body.dataset["same"])).toBe("yes");

  await page.reload();
  await expect(count).toHaveText("7 courses");
  await page.getByRole("link", { name: "Remove Data science" }).click();
  await expect(page).toHaveURL("/courses?field=medicine&sort=fee");
  await page.getByRole("navigation", { name: "Degree type" }).getByRole("link", { name: "UG 1" }).click();
  await expect(page.locator(".course-row h2")).toHaveText(["Bachelor of Hospital Administration"]);
  await page.getByRole("link", { name: "Filter and sort" }).click();
  await expect(page).toHaveURL("/courses?level=UG&field=medicine&sort=fee");
  await page.getByRole("link", { name: "Clear all" }).click();
  await expect(page).toHaveURL(/\/courses$/);
});

test("on a phone the button at the window's foot says how many a choice leaves, and closes the filters over them", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/courses");
  const filters = page.locator("summary", { hasText: "Filter and sort" });
  await filters.click();
  const show = page.locator("form[data-filter] button");
  await expect(show).toBeInViewport();
  await page.getByRole("checkbox", { name: /^Data science/ }).check();
  await expect(show).toHaveText("Show 4 courses");
  await expect(show).toBeInViewport({ ratio: 1 });

  await show.click();

  await expect(page.getByRole("checkbox", { name: /^Data science/ })).toBeHidden();
  await expect(filters).toBeFocused();
  await expect(page.locator('[data-part="count"]')).toBeInViewport();
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(show).toBeHidden();
});

test("Back takes one choice after the other back, also after a reload, and leaves the list behind the first", async ({
  page,
}) => {
  await page.goto("/about");
  await page.goto("/courses");
  const count = page.locator('[data-part="count"]');
  const science = page.getByRole("checkbox", { name: /^Data science/ });
  const words = page.getByLabel("Words");
  const whole = await count.textContent();

  await science.check();
  await expect(count).toHaveText("4 courses");
  await words.fill("online");
  await words.press("Enter");
  await expect(page).toHaveURL("/courses?q=online&field=data-science");
  await page.goBack();
  await expect(count).toHaveText("4 courses");
  await expect(words).toHaveValue("");
  await expect(science).toBeChecked();
  await page.reload();
  await expect(page.locator("html")).toHaveClass(/is-laid-out/);
  await page.goBack();
  await expect(count).toHaveText(whole!);
  await expect(science).not.toBeChecked();
  await expect(page.locator("html")).toHaveClass(/is-laid-out/);
  await page.goForward();
  await expect(science).toBeChecked();
  await expect(count).toHaveText("4 courses");
  await expect(page.locator("html")).toHaveClass(/is-laid-out/);
  await page.goBack();
  await expect(count).toHaveText(whole!);
  await page.goBack();
  await expect(page).toHaveURL("/about");
});

test("a choice that a later one overtook leads nowhere, even when its answer fails", async ({ page }) => {
  await page.goto("/courses");
  await page.evaluate(() => (document.body.dataset["same"] = "yes"));
  const later = Promise.withResolvers<void>();
  await page.route("**/courses?field=law", async (route) => {
    await later.promise;
    await route.abort().catch(() => {});
  });
  await page.getByRole("checkbox", { name: /^Law/ }).check();
  await page.getByRole("checkbox", { name: /^Data science/ }).check();
  await expect(page).toHaveURL("/courses?field=data-science&field=law");
  later.resolve();
  await expect(page.getByRole("link", { name: "Remove Data science" })).toBeVisible();
  await page.waitForTimeout(300);
  await expect(page).toHaveURL("/courses?field=data-science&field=law");
  expect(await page.evaluate(() => document.body.dataset["same"])).toBe("yes");
});

test("on a phone price and Apply Now come before the course's text", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/courses/online-mba");

  await expect(page.getByRole("heading", { level: 1, name: "Online MBA" })).toBeVisible();
  const apply = page.getByRole("link", { name: "Apply Now" });
  const top = async (locator: typeof apply) => (await locator.boundingBox())!.y;
  expect(await top(page.getByRole("complementary", { name: "Fee and facts" }).getByText("$2,000.00"))).toBeLessThan(
    await top(apply),
  );
  expect(await top(apply)).toBeLessThan(await top(page.getByRole("heading", { name: "Course overview" })));
  expect(await top(apply)).toBeLessThan(844);
  await apply.click();
  await expect(page).toHaveURL(/\/OnlineAdmission\?course=online-mba$/);
  await expect(page.locator("main")).toContainText("Online MBA");
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the filter works as a form, and a row leads to the course's page", async ({ page }) => {
    await page.goto("/courses");
    await page.getByRole("checkbox", { name: /^MBA/ }).check();
    await page.getByRole("button", { name: "Show courses" }).click();
    await expect(page.locator(".course-row")).toHaveCount(13);
    await page.getByRole("link", { name: "View Details of Online MBA" }).first().click();
    await expect(page).toHaveURL(/\/courses\/online-mba$/);
    await expect(page.getByRole("heading", { level: 1, name: "Online MBA" })).toBeVisible();
  });
});

test("words with a quotation mark filter the list like others, and keep the focus", async ({ page }) => {
  await page.goto("/courses");
  const words = page.getByLabel("Words");
  await words.fill('"online" \\ mba');
  await words.press("Enter");
  await expect(page).toHaveURL(/\?q=%22online%22\+%5C\+mba/);
  await expect(words).toBeFocused();
});
