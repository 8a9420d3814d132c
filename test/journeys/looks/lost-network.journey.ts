import { expect, openSignedIn, test, withoutPopup } from "#test/journeys/story.ts";

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

test("a day chosen while the network is lost waits for it, on the course's page and in a comparison", async ({
  page,
  context,
}) => {
  await withoutPopup(page);
  for (const [address, opened] of [
    ["/courses/online-mba", null],
    ["/compare?courses=online-mba,online-mca", "Change the date and the loan"],
  ] as const) {
    const arrived = page.waitForResponse(/follow-cost/);
    await page.goto(address);
    const day = page.locator("[name=left]");
    if (opened) await page.getByText(opened).click();
    await day.focus();
    await (await arrived).finished();
    await context.setOffline(true);

    await day.fill("2027-02-24");
    await expect(page.locator(".toast")).toContainText("No connection. The sums are still those of before");
    await expect(day).toHaveValue("2027-02-24");

    await context.setOffline(false);

    await expect(page).toHaveURL(/left=2027-02-24/);
    await expect(page.getByRole("main")).toContainText("₹32,000");
    await expect(page.locator(".toast")).toBeEmpty();
  }
});

test("a course pressed while the network is lost leaves the list where it is, and says why", async ({
  page,
  context,
}) => {
  await withoutPopup(page);
  await page.goto("/courses");
  await context.setOffline(true);
  const compare = page.locator('.hold[name="courses"]').first();
  await compare.click();
  await expect(page.locator(".toast")).toHaveText("No connection. Press it again when it is back.");

  await context.setOffline(false);
  await compare.click();

  await expect(page.getByRole("complementary", { name: "Chosen to compare" })).toContainText("1 chosen");
});

test("what a family sheet and a shortlist could not fetch comes by itself when the network is back", async ({
  page,
  context,
}) => {
  await withoutPopup(page);
  const groups = /\/courses\?bits=/;
  for (const address of ["/family-sheet#online-mba=", "/shortlist#online-mba="]) {
    await page.route(groups, (route) => route.abort());
    await page.goto(address);
    await expect(page.getByText("in a minute.")).toBeVisible();
    await page.unroute(groups);

    await context.setOffline(true);
    await context.setOffline(false);

    await expect(page.getByRole("main")).toContainText("₹1,68,000");
    await expect(page.getByText("in a minute.")).toBeHidden();
  }
});

test("a question of the finder answered while the network is lost keeps its answer, and goes on when it is back", async ({
  page,
  context,
}) => {
  await withoutPopup(page);
  const arrived = page.waitForResponse(/wait-for-network/);
  await page.goto("/find?degree=12th");
  const percent = page.locator("[name=percent]");
  await percent.fill("48.5");
  await (await arrived).finished();
  await context.setOffline(true);

  await page.getByRole("button", { name: "Next" }).click();
  await expect(page.locator(".toast")).toContainText("No connection. Your answers stay here");
  await page.locator(".way a").first().click();
  await page.getByRole("button", { name: "Next" }).click();
  await expect(percent).toHaveValue("48.5");

  await context.setOffline(false);

  await expect(page).toHaveURL("/find?degree=12th&percent=48.5");
});

test("a filter and Load more without a network leave the list where it is, say so, and go on when it is back", async ({
  page,
  context,
}) => {
  await withoutPopup(page);
  await page.goto("/courses");
  await expect(page.locator("html")).toHaveClass(/is-watched/);
  const count = page.locator(".course-count");
  const before = await count.textContent();
  await context.setOffline(true);

  await page.getByRole("checkbox", { name: /^Law/ }).check();
  await expect(page.locator(".toast")).toHaveText(
    "No connection. What you see is still the list of before; it goes on when the network is back.",
  );
  await expect(count).toHaveText(before!);

  await context.setOffline(false);

  await expect(page).toHaveURL(/field=law/);
  await expect(count).not.toHaveText(before!);
  await expect(page.locator(".toast")).toBeEmpty();

  await page.goto("/Blogs");
  await expect(page.locator("html")).toHaveClass(/is-watched/);
  const cards = page.locator(".article-card");
  const shown = await cards.count();
  await context.setOffline(true);
  const more = page.locator("[data-more]");
  await more.click();
  await expect(page.locator(".toast")).toContainText("No connection.");
  expect(await cards.count()).toBe(shown);

  await context.setOffline(false);

  await expect.poll(() => cards.count()).toBeGreaterThan(shown);
  await expect(page.locator(".toast")).toBeEmpty();
});

test("a screen of the panel whose script cannot be had leaves the one that is there, until the line is back", async ({
  page,
  context,
}) => {
  await openSignedIn(page, "/admin/faqs");
  const silence = () => page.evaluate(() => void (console.error = () => {}));
  await silence();
  const open = (name: string) => page.getByRole("navigation", { name: "Admin" }).getByRole("link", { name }).click();
  const title = page.getByRole("heading", { level: 1 });
  await context.setOffline(true);
  await open("History");
  await expect(page.getByRole("alert").filter({ hasText: "This screen could not be fetched." })).toBeVisible();
  await expect(title).toHaveText("FAQs");
  await expect(page).toHaveURL(/\/admin\/faqs$/);

  await context.setOffline(false);
  await open("History");
  await expect(title).toHaveText("History");

  // A deploy took the script away: the screen is loaded as a page, with the scripts of today.
  await silence();
  await page.route(/trash-screen/, (route) => route.abort(), { times: 1 });
  await open("Trash");
  await expect(title).toHaveText("Trash");
  await expect(page).toHaveURL(/\/admin\/trash$/);
});

test("what a proxy answers while the server starts anew leaves the panel's frame, and says so in the screen's place", async ({
  page,
}) => {
  await openSignedIn(page, "/admin/faqs");
  await page.evaluate(() => void (console.error = () => {}));
  const proxy = { status: 502, contentType: "text/html", body: "<h1>502 Bad Gateway</h1>" };
  await page.route(/users\.data/, (route) => route.fulfill(proxy), { times: 1 });
  const links = page.getByRole("navigation", { name: "Admin" });
  await links.getByRole("link", { name: "Users" }).click();

  await expect(page.getByRole("heading", { level: 1 })).toHaveText("This screen could not be read.");
  await expect(page).toHaveTitle("Admin Panel");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Users");
});

test("a dialog of the panel whose script cannot be had leaves the screen as it is, and opens with the next press", async ({
  page,
}) => {
  await page.route(/quick-search-dialog/, (route) => route.abort());
  await openSignedIn(page, "/admin/faqs?new");
  await page.evaluate(() => void (console.error = () => {}));
  const dialog = page.getByRole("dialog", { name: "New FAQ" });
  await dialog.getByLabel("Question").fill("Is it still here?");
  await page.keyboard.press("Control+k");
  await expect(page.getByText("This could not be fetched. Check the connection and try again.")).toBeVisible();
  await expect(dialog.getByLabel("Question")).toHaveValue("Is it still here?");

  await page.unroute(/quick-search-dialog/);
  await page.keyboard.press("Control+k");
  await expect(page.getByRole("dialog", { name: "Search" })).toBeVisible();
});
