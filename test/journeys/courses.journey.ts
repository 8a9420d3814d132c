import { dialogsToArrive, expect, test, withoutPopup } from "./story.ts";

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

test("a choice filters the list in place and stands in the address", async ({ page }) => {
  await page.goto("/courses");
  await page.evaluate(() => (document.body.dataset["same"] = "yes"));

  await page.getByLabel("Field").selectOption("Data science");
  await expect(page.locator(".course-row")).toHaveCount(4);
  await expect(page).toHaveURL(/\/courses\?field=data-science$/);
  await page.getByLabel("Sort").selectOption("Lowest fee first");
  await expect(page.locator(".course-row h2")).toHaveText([
    "B.Sc Data Science",
    "PG Diploma in Computer Science: Data Analytics",
    "M.Sc Data Science",
    "M.Sc Data Science",
  ]);
  await page.getByLabel("Fee a year").selectOption("Up to ₹1,00,000 a year");
  await page.getByLabel("Mode of study").selectOption("Online");
  await expect(page.getByText("3 courses", { exact: true })).toBeVisible();
  await expect(page).toHaveURL("/courses?field=data-science&fee=up-to-100000&mode=online&sort=fee");
  expect(await page.evaluate(() => document.body.dataset["same"])).toBe("yes");

  await page.reload();
  await expect(page.locator(".course-row")).toHaveCount(3);
  await page.getByRole("link", { name: "UG", exact: true }).click();
  await expect(page).toHaveURL(/\/UG\?field=data-science/);
  await expect(page.locator(".course-row h2")).toHaveText(["B.Sc Data Science"]);
  await page.getByRole("link", { name: "Clear the filter" }).click();
  await expect(page).toHaveURL(/\/UG$/);
});

test("a filtered row still opens its details", async ({ page }) => {
  await page.goto("/courses");
  await page.getByLabel("University", { exact: true }).selectOption({ index: 1 });
  await expect(page.getByRole("link", { name: "Clear the filter" })).toBeVisible();
  await dialogsToArrive(page);
  await page.locator(".course-row").first().click();
  await expect(page.getByRole("dialog").filter({ hasText: "Apply Now" })).toBeVisible();
});

for (const [type, title] of [
  ["UG", "UG Courses"],
  ["PG", "PG Courses"],
  ["PGDCS", "PGDCS Courses"],
]) {
  test(`/${type} lists the courses of that degree type only`, async ({ page }) => {
    await page.goto(`/${type}`);
    await expect(page.getByRole("heading", { level: 1, name: title!, exact: true })).toBeVisible();
    const badges = await page.locator(".course-row .badge:first-child").allTextContents();
    expect(badges.length).toBeGreaterThan(2);
    expect(new Set(badges)).toEqual(new Set([type]));
    await expect(
      page.getByRole("navigation", { name: "Degree type" }).getByText(type!, { exact: true }),
    ).toHaveAttribute("aria-current", "page");
  });
}

test("on a phone price and Apply Now come before the course's text", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/courses/online-mba");

  await expect(page.getByRole("heading", { level: 1, name: "Online MBA" })).toBeVisible();
  const apply = page.getByRole("link", { name: "Apply Now" });
  const top = async (locator: typeof apply) => (await locator.boundingBox())!.y;
  expect(await top(page.getByText("$2,000.00"))).toBeLessThan(await top(apply));
  expect(await top(apply)).toBeLessThan(await top(page.getByRole("heading", { name: "Course overview" })));
  expect(await top(apply)).toBeLessThan(844);
  await apply.click();
  await expect(page).toHaveURL(/\/OnlineAdmission\?course=online-mba$/);
  await expect(page.locator("main")).toContainText("Online MBA");
});

for (const [field, title] of [
  ["mba", "MBA"],
  ["engineering", "Engineering"],
  ["data-science", "Data science"],
  ["medicine", "Medicine and health"],
]) {
  test(`/courses/${field} introduces its field: courses, who teaches them, questions`, async ({ page }) => {
    await page.goto(`/courses/${field}`);
    await expect(page.getByRole("heading", { level: 1, name: title! })).toBeVisible();
    expect(await page.locator(".course-row").count()).toBeGreaterThan(0);
    await expect(page.getByRole("region", { name: "Who teaches it" }).getByRole("link").first()).toHaveAttribute(
      "href",
      /^\/universities\//,
    );
    await expect(page.getByRole("region", { name: "What students ask first" }).locator("dt")).toHaveCount(3);
  });
}

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the filter works as a form, and a row leads to the course's page", async ({ page }) => {
    await page.goto("/courses");
    await page.getByLabel("Field").selectOption("MBA");
    await page.getByRole("button", { name: "Show courses" }).click();
    await expect(page.locator(".course-row")).toHaveCount(13);
    await page.getByRole("link", { name: "View Details of Online MBA" }).click();
    await expect(page).toHaveURL(/\/courses\/online-mba$/);
    await expect(page.getByRole("heading", { level: 1, name: "Online MBA" })).toBeVisible();
  });
});
