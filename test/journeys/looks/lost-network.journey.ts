import { expect, test, withoutPopup } from "#test/journeys/story.ts";

test.use({ logged: "Failed to load resource" });

test("a part whose script could not be loaded says so, and a press tries again", async ({ page }) => {
  await withoutPopup(page);
  await page.goto("/");
  const scripts = /\/assets\/(featured-universities|hydrate-island)[^/]*\.js$/;
  await page.route(scripts, (route) => route.abort());
  const popular = page.getByRole("region", { name: "Most Popular University Programs" });
  await popular.getByRole("button", { name: "See More Universities" }).click();
  const retry = popular.getByRole("button", { name: "Could not load, tap to retry" });
  await expect(retry).toBeVisible();

  await page.unroute(scripts);
  await retry.click();

  await expect(popular.getByRole("button", { name: "Show Less Universities" })).toBeVisible();
  await expect(retry).toBeHidden();
});

test("offline a picture leaves its ground, and the browser's broken sign is not seen", async ({ page }) => {
  await withoutPopup(page);
  await page.route(/\/art\/|mark[^/]*\.svg/, (route) => route.abort());
  await page.goto("/courses/online-mba");

  const picture = page.locator(".course-art img");
  await expect(picture).toHaveClass(/is-broken/);
  await expect.poll(() => picture.evaluate(({ src }: HTMLImageElement) => src)).toMatch(/^data:/);
});

test("what a lost network kept away comes by itself when it is back: parts, pictures, and no error", async ({
  page,
  context,
}) => {
  await withoutPopup(page);
  await page.goto("/");
  await expect(page.locator("html.is-watched")).toBeAttached();
  await context.setOffline(true);
  for (let y = 0; y < 12_000; y += 400) {
    await page.mouse.wheel(0, 400);
    await page.waitForTimeout(30);
  }
  await expect(page.getByRole("button", { name: "Could not load, tap to retry" })).toHaveCount(4);
  await expect(page.locator("img.is-broken").first()).toBeAttached();

  await context.setOffline(false);

  await expect(page.locator("[data-island][data-awake]")).toHaveCount(4);
  await expect(page.locator(".island-retry")).toHaveCount(0);
  await expect(page.locator("img.is-broken")).toHaveCount(0);
});

test("where its script cannot be had, Share shows the address, and the next press offers to copy it", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await withoutPopup(page);
  await page.goto("/programs/online-mba");
  await page.route(/send-on/, (route) => route.abort());
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, "share"));
  await page.reload();
  await expect(page.locator("html")).toHaveClass(/is-watched/);
  const share = page.getByRole("link", { name: "Share", exact: true });
  await share.click();
  await expect(page.locator(".toast")).toHaveText(/\/programs\/online-mba$/);

  await page.unroute(/send-on/);
  await share.click();
  await page.getByRole("button", { name: "Copy link" }).click();
  await expect(page.getByRole("button", { name: "Copied" })).toBeVisible();
});

test("the gallery's large view comes as soon as its script can be had", async ({ page }) => {
  await withoutPopup(page);
  await page.route(/drive-lightbox/, (route) => route.abort());
  const refused = page.waitForEvent("requestfailed", (request) => request.url().includes("drive-lightbox"));
  await page.goto("/Gallery");
  await refused;
  await page.unroute(/drive-lightbox/);

  const arrived = page.waitForResponse(/drive-lightbox/);
  await page.getByRole("heading", { level: 1 }).click();
  await (await arrived).finished();
  await page.locator(".mosaic a").first().click();

  await expect(page.locator("dialog.lightbox")).toBeVisible();
});
