import { expect, test, withoutPopup } from "#test/journeys/story.ts";

test.beforeEach(({ page }) => withoutPopup(page));

test("the blog opens with four articles, and Load More Articles brings the next four here and is gone when nothing is left", async ({
  page,
}) => {
  await page.goto("/Blogs");

  await expect(page.getByRole("heading", { level: 1, name: "Our Blog" })).toBeVisible();
  const cards = page.locator(".article-card");
  await expect(cards).toHaveCount(4);
  const first = cards.first();
  await expect(first.getByRole("heading")).not.toBeEmpty();
  await expect(first.locator(".badge")).toHaveText(/^(Technology|Business|Lifestyle|Marketing)$/);
  await expect(first.getByText(/^\d+ min read$/)).toBeVisible();
  await expect(first.locator("time")).toHaveText(/^\d{1,2} \w+ \d{4}$/);
  await expect
    .poll(() => first.locator("img").evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);

  await page.evaluate(() => (document.body.dataset["same"] = "yes"));

  await page.getByRole("link", { name: "Load More Articles" }).click();

  await expect(cards).toHaveCount(8);
  await expect(cards.nth(4).getByRole("link")).toBeFocused();
  await expect(page).toHaveURL(/\/Blogs\?page=2$/);
  expect(await page.evaluate(() => document.body.dataset["same"])).toBe("yes");
  await expect(page.getByText("Load More Articles")).toHaveCount(0);
  await page.reload();
  await expect(cards).toHaveCount(8);
});

test("an article opens with its body, what it holds, and what to read next", async ({ page }) => {
  await page.goto("/Blogs");
  const title = await page.locator(".article-card h2").nth(1).textContent();
  await page.locator(".article-card h2 a").nth(1).click();

  await expect(page).toHaveURL(/\/Blogs\/[a-z0-9-]+$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title!);
  const contents = page.getByRole("navigation", { name: "In this article" });
  const link = contents.getByRole("link").first();
  await link.click();
  await expect(page.getByRole("heading", { level: 2, name: (await link.textContent())! })).toBeInViewport();
  const next = page.getByRole("region", { name: "Read next" });
  await expect(next.getByRole("listitem")).toHaveCount(3);
  await expect(next.getByText(title!)).toHaveCount(0);
});

test.describe("a picture that cannot be loaded", () => {
  // The browser itself reports the failed request on its console.
  test("gives way to the mark", async ({ browser }) => {
    const page = await browser.newPage();
    await page.route("**/art/article-*", (route) => route.abort());
    await page.goto("/Blogs");

    const image = page.locator(".article-card img").first();
    await expect(image).toHaveAttribute("src", /\/mark-.+\.svg$/);
    await expect.poll(() => image.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(0);
    await page.close();
  });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false, refusal: 422 });

  test("the next articles are a page away, and the newsletter box answers on its page", async ({ page }) => {
    await page.goto("/Blogs");
    await page.getByRole("link", { name: "Load More Articles" }).click();
    await expect(page).toHaveURL(/\/Blogs\?page=2#row-5$/);
    await expect(page.locator(".article-card")).toHaveCount(8);

    const box = page.getByRole("region", { name: "One letter a month" });
    await box.getByLabel("Email").fill("ravi@nowhere");
    await box.getByRole("button", { name: "Subscribe" }).click();
    await expect(box.getByText("Email must be an address such as name@example.com")).toBeVisible();
    await expect(box.getByLabel("Email")).toHaveValue("ravi@nowhere");
    await box.getByLabel("Email").fill("tanvi@mail.example");
    await box.getByRole("button", { name: "Subscribe" }).click();
    await expect(page).toHaveURL(/\/Blogs\?sent=1#newsletter$/);
    await expect(box.getByText("Please open the link in the email")).toBeVisible();
  });
});
